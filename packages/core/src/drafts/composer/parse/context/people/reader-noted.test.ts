import { describe, expect, it } from 'vitest';
import { parsePersona } from '../../persona/parse-persona.ts';
import { parseContext } from '../parse-context.ts';

function read(context: string, persona: string) {
  return parseContext(context, { persona, who: parsePersona(persona), offer: 'Soil sensors' });
}

describe('whoever reads, named in the notes', () => {
  it.each([
    ['Dr. Venkat Rao; plant passed an audit; we do 12 plants', 'quality manager at a plant', 'Dr', 'Rao'],
    ['mr. delgado; shop reopened in may; $0 upfront', 'owner of 5 laundromats', 'Mr', 'Delgado'],
    ['mme dubois; bakery moved in oct', 'bakery owner in Lyon', 'Ms', 'Dubois'],
    ['Mme Odile Ferrand; 40 practices use us', 'dentist in Lyon', 'Ms', 'Ferrand'],
    ['the manager, mr. webb, visited our stand at LAMMA', 'farm manager in Kent', 'Mr', 'Webb'],
    ['Mr. Tom Webb visited our stand at LAMMA. Flights cost £9.', 'farm manager in Kent', 'Mr', 'Webb'],
    ['aoife byrne, met at RAPS dublin; they expand', 'translation buyer in Galway', undefined, 'Byrne'],
    ['hannah maes (owner); she wants to grow', 'bakery owner in Ghent', undefined, 'Maes'],
  ])('is found in "%s"', (context, persona, honorific, surname) => {
    const { recipient } = read(context, persona);
    expect(recipient?.honorific).toBe(honorific);
    expect(recipient?.surname).toBe(surname);
  });

  it.each([
    ["name's Russ; reviews praise the repairs; 120 shops use it", 'bike shop owner', 'Russ'],
    ['hannah; wants to be plastic-free', 'bakery owner in Ghent', 'Hannah'],
    ['owner is called dave; opened a second site', 'owner of a garden centre', 'Dave'],
  ])('is greeted by the first name in "%s"', (context, persona, firstName) => {
    const { recipient, signature } = read(context, persona);
    expect(recipient?.firstName).toBe(firstName);
    expect(signature).toBeUndefined();
  });

  it.each([
    [
      'Ms. Ana Barić wrote in a trade forum that her team reads 320 meters by hand.',
      'The manager of a marina',
      'You wrote in a trade forum that your team reads 320 meters by hand.',
    ],
    [
      'Rhys Hughes, the owner, switched off his own edger in December after a breakdown.',
      'Independent optician with two shops',
      'You switched off your own edger in December.',
    ],
    [
      'The owner, Rhys Hughes, switched off his own edger in December.',
      'Independent optician with two shops',
      'You switched off your own edger in December.',
    ],
    [
      'Griet Maes, the owner, announced on Instagram that she wants to be plastic-free.',
      'bakery in Ghent',
      'You announced on Instagram that you want to be plastic-free.',
    ],
    [
      'Manager Tom Webb said on the radio that he plans a new greenhouse.',
      'Manager of a garden centre',
      'You said on the radio that you plan a new greenhouse.',
    ],
    [
      'The manager, Mr. Webb, asked us about spraying at LAMMA.',
      'farm manager in Kent',
      'You asked us about spraying at LAMMA.',
    ],
  ])('is told of in "%s"', (context, persona, told) => {
    expect(read(context, persona).aboutReader.join(' ')).toContain(told);
  });

  it.each([
    ['Dr. Helen Tait; our lead coach; we work with 12 banks', 'head of HR at a bank'],
    ['Dr. Helen Tait, our patron, founded the school in 1990.', 'head of HR at a bank'],
    ['Dr. Helen Tait recommended that we write.', 'head of HR at a bank'],
    ['helen tait, referred us; we work with 12 banks', 'head of HR at a bank'],
    ['helen tait referred us; we work with 12 banks', 'head of HR at a bank'],
    ['Dr. Anna Bell wrote in Nature that sleep matters for leaders.', 'head of HR at a bank'],
    ['Ms. Eva Lund said that her team saved 20 hours a month.', 'head of HR at a bank'],
    ['Eva Lund of Nordbank said her staff like the coaching.', 'head of HR at a bank'],
    ['Hannah Maes said on stage that she fears plastic bans. She sits on our board.', 'bakery owner'],
    ['Our client Hannah Maes wrote that her bakery saves two hours.', 'bakery owner'],
    ['Sarah Doyle, the owner, told the Post that she plans a second site.', 'shop manager in Leeds'],
    ['Designer Hannah Maes wrote a book on her craft.', 'bakery owner'],
    ['Mr. Tom Webb has flown drones for years and trains our pilots.', 'farm manager in Kent'],
    ['ms teams, zoom or in person; 12 banks use us', 'head of HR at a bank'],
    ['Dr. Martens; Screwfix; we rent to both', 'plumber in Leeds'],
    ['Lloyd Bakery, met at a fair; 12 banks use us', 'head of HR at a bank'],
    ['Chris; founder of boxly; 12 bakeries use it', 'bakery owner'],
    ['anna lund; boxly ltd; 12 bakeries use it', 'bakery owner'],
    ["name's Sam; i'm a coach; 12 banks trust me", 'head of HR at a bank'],
    ['hannah; our designer; made samples', 'bakery owner'],
    ['Mme Odile Ferrand; 40 practices use us', 'dentists in Lyon'],
    ['She reads plans. At Corvan Homecare, driving fell by 26%.', 'director at a home-care provider'],
    ['Club: FC Vallen Juniors, 11 teams', 'head coach of a youth football club'],
    ['Society: Glen Harriers', 'secretary of a running society'],
  ])('is nobody of "%s"', (context, persona) => {
    expect(read(context, persona).recipient).toBeUndefined();
  });

  it.each([
    ['helen tait, referred us; we work with 12 banks', 'I am writing at the suggestion of Helen Tait.'],
    ['They passed US FDA audit in Nov. We work for 12 plants.', 'You passed a US FDA audit in November.'],
    ['they won CAMRA award in sept; we do small runs', 'You won a CAMRA award in September.'],
  ])('with a month and an article in full: "%s"', (context, told) => {
    expect(read(context, 'quality manager at a plant').aboutReader.join(' ')).toContain(told);
  });
});

it.each([
  [
    "Mr Halvorsen's group took over two firms in Bergen last year.",
    'Controller at a building group',
    'Halvorsen',
  ],
  ["Dr Weiss's clinic opened a second surgery in May.", 'Head of a dental clinic', 'Weiss'],
  ["Mr Dunn's company has used our linen since 2019 and is happy.", 'Manager of a hotel', undefined],
  ["Ms Roy's bakery opened a second shop.", 'Manager of a hotel', undefined],
])('knows who reads by whose house it is: "%s"', (context, persona, surname) => {
  expect(read(context, persona).recipient?.surname).toBe(surname);
});
