import { endpoints } from '@lectern/sdk/api';
import { beforeAll, describe, expect, it } from 'vitest';
import { withServer } from '../../testing/withServer.ts';
import { distance, oneSlipFrom } from './spelling.ts';

/** From public lists of misspellings that people have made. */
const misspelled = `accomodation accommodation, acheive achieve, adress address, advertisment advertisement,
  algoritm algorithm, anaylsis analysis, arguement argument, assesment assessment, begining beginning, buisness business,
  calender calendar, catagory category, comittee committee, comunication communication, concious conscious,
  definately definitely, desing design, devlopment development, diffrent different, embarass embarrass,
  enviroment environment, equiptment equipment, excell excel, excercise exercise, existance existence,
  experiance experience, foriegn foreign, freind friend, gaurantee guarantee, goverment government, grammer grammar,
  heigth height, immediatly immediately, independant independent, intresting interesting, knowlege knowledge,
  langauge language, libary library, maintainance maintenance, managment management, marketting marketing,
  medecine medicine, millenium millennium, neccessary necessary, negociation negotiation, noticable noticeable,
  occured occurred, oppurtunity opportunity, paralel parallel, persistant persistent, phyton python,
  posession possession, potrait portrait, privelege privilege, programing programming, pronounciation pronunciation,
  publically publicly, recieve receive, recomend recommend, refered referred, rythm rhythm, seperate separate,
  sucessful successful, tommorow tomorrow, truely truly, untill until, usefull useful, writting writing`
  .split(',')
  .map((pair) => pair.trim().split(/\s+/) as [string, string]);

const server = withServer();
beforeAll(async () => {
  const text = misspelled.map(([, right]) => right).join(' ');
  for (const title of ['The first half', 'The second half'])
    await server.make.course({ title, description: `${text} mark script post press web` });
});
const search = async (q: string) => (await server.call(endpoints.courses.search, { q })).body;

describe('misspelled words', () => {
  it(`are found: ${misspelled.length} of them`, async () => {
    const found = await Promise.all(misspelled.map(async ([wrong]) => [wrong, (await search(wrong)).correctedQuery]));
    expect(found).toEqual(misspelled);
  });

  it('are found beside words that are right', async () => {
    expect(await search('web devlopment')).toMatchObject({ correctedQuery: 'web development', totalResults: 2 });
  });

  it.each(['javascript', 'markdown', 'express', 'postgres', 'excellence', 'rhyme', 'rust', 'go'])(
    'include no other word: %s stays what it is',
    async (word) => {
      const { correctedQuery, totalResults } = await search(word);
      expect([correctedQuery, totalResults]).toEqual([undefined, 0]);
    },
  );
});

describe('spelling', () => {
  it('counts the letters that differ', () => {
    expect(distance('', 'abc')).toBe(3);
    expect(distance('kitten', 'sitting')).toBe(3);
    expect(distance('recieve', 'receive')).toBe(1);
    expect(distance('maintainance', 'maintenance')).toBe(2);
  });

  it('knows every word that is one slip away from a short one', () => {
    const near = new Set(oneSlipFrom('phyton'));
    for (const word of ['python', 'phyto', 'hyton', 'phytons', 'pyton', 'photon'])
      expect(near.has(word), word).toBe(true);
    expect(near.has('phyton')).toBe(false);
    expect(oneSlipFrom('развите')).toContain('развитее');
    expect(oneSlipFrom('ninechars')).toEqual([]);
  });
});
