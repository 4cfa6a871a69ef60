import type { SeedPerson } from './content.ts';
import { seededRandom } from './seededRandom.ts';

const first =
  'Aarav Aditi Amara Ananya Anton Beatriz Carlos Chidi Daria Deepa Elif Emeka Esther Farah Felix Fatima Gita Hana Hugo Imran Ines Ishaan Jonas Kabir Kavya Keiko Laila Leo Lina Malik Marta Meera Milan Nadia Naveen Nikhil Nora Omar Pavel Pooja Priya Rafael Rohan Sana Sofia Tara Thabo Tomoko Uma Vikram Wanjiru Yara Yusuf Zoe'.split(
    ' ',
  );
const last =
  'Adeyemi Ahmed Almeida Banerjee Becker Bhat Castro Chopra Costa Das Desai Diaz Dubois Eze Farouk Fischer Gupta Haddad Ito Iyer Jensen Joshi Kamau Kapoor Khan Kim Kowalski Kumar Larsen Lopez Malhotra Mbeki Mehta Mishra Moreau Mwangi Nair Nakamura Novak Okoye Patel Petrov Pillai Rao Reddy Rossi Sato Shah Silva Singh Suzuki Tran Varma Weber Yilmaz'.split(
    ' ',
  );

/** Learners with common names, in addition to those of the seed files. */
export function moreLearners(known: readonly SeedPerson[], wanted: number): SeedPerson[] {
  const taken = new Set(known.map(({ firstName, lastName }) => `${firstName} ${lastName}`));
  const people: SeedPerson[] = [];
  for (let n = 0; known.length + people.length < wanted; n++) {
    const firstName = first[Math.floor(seededRandom(`first ${n}`) * first.length)] ?? '';
    const lastName = last[Math.floor(seededRandom(`last ${n}`) * last.length)] ?? '';
    if (taken.has(`${firstName} ${lastName}`)) continue;
    taken.add(`${firstName} ${lastName}`);
    people.push({ firstName, lastName, bio: '' });
  }
  return people;
}
