/** The most common passwords of at least 6 characters, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `123456 1234567 12345678 123456789 1234567890 12345678910 0123456789 987654321 87654321 654321 111111 1111111
  11111111 000000 00000000 222222 333333 444444 555555 666666 777777 7777777 888888 88888888 999999 112233 121212
  123123 123123123 123321 123654 131313 147258 147258369 159357 159753 101010 102030 123qwe 1234qwer 1q2w3e 1q2w3e4r
  1q2w3e4r5t 1qaz2wsx qazwsx qazwsxedc zaq12wsx q1w2e3r4 qwerty qwerty1 qwerty12 qwerty123 qwertyuiop qwer1234 asdfgh
  asdfghjkl asdf1234 zxcvbn zxcvbnm abc123 abcd1234 abcdef abc12345 a123456 a12345678 aa123456 aaaaaa password
  password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword passwort pass123 pass1234 letmein letmein1
  welcome welcome1 welcome123 admin1 admin12 admin123 administrator changeme secret secret123 default guest1 guest123
  iloveyou iloveyou1 lovely princess sunshine shadow master monkey dragon football baseball superman batman trustno1
  whatever starwars pokemon charlie michael jordan23 ashley bailey donald hello123 freedom computer internet samsung
  google killer hunter soccer cookie summer winter flower cheese chocolate naruto test123 test1234 testing lectern`
    .split(/\s+/)
    .filter((word) => word.length >= 6),
);
