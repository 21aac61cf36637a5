import { createChance } from './chance.ts'

/** {thing}, {trait} and {food} are filled at random. */
const SHAPES = [
  'Are you a {thing}? Because I cannot stop looking at you',
  'are you a {thing} cause ur {trait}',
  'Is your name {food}? Because you are {trait}',
  'If you were a {food} you would be a fine {food}',
  'If you were a {thing} I would never leave the house',
  'Do you have a {thing}? I think I lost mine in your eyes',
  'Do you like {food}? Because I know a place',
  'Did it hurt when you fell from heaven?',
  'Did it hurt when you fell out of the {thing} tree?',
  'hey',
  'hey {trait}',
  'Hi there, come here often?',
  'You must be a {thing} because you have been running through my mind all day',
  'You are as {trait} as a {thing} and I mean that',
  'I must be a {thing}, because I have fallen for you',
  'Can I borrow a {thing}? I want to call my mum and tell her I met the one',
  'Can I get your number? I seem to have lost my {thing}',
  'Roses are red, violets are blue, I like {food}, and also you',
  'Roses are red, my {thing} is {trait}, please text me back',
  'Excuse me, I think you dropped your {thing}',
  'Is it hot in here or is that the {food}?',
  'Want to share some {food} and regret it together?',
  'WANT TO GO OUT WITH ME?? I HAVE A {thing}',
  'I was going to say something {trait} but I forgot the {food}',
  'my {thing} told me to talk to you',
  'What is a {trait} person like you doing in a {thing} like this?',
  'How much does a {thing} weigh? Enough to break the ice',
  'Knock knock. Who is there? {food}. {food} who? {food} be mine',
  'I would cross a {trait} {thing} for you',
  'Are you French? Because Eiffel for you',
  'Are you a parking ticket? Because you have fine written all over you',
  'Is your dad a thief? He stole the stars and put them in your eyes',
  'Do you believe in love at first sight or should I walk by with a {thing}',
  'Feel my {thing}. It is made of partner material',
  'Let us make like a {thing} and get out of here',
  'You had me at {food}',
  'I have a {thing} and no plans',
  'Call me {food} because I am {trait}',
  'u up?',
  '{food}',
  'asdfjkl',
  '🔥🔥',
  'Marry me, I make {trait} {food}',
  'Sorry to bother you but your {thing} is {trait}',
  'You look {trait} for someone holding a {thing}',
  "I'm not a {thing} but I can picture us together",
  'If I had a {food} for every time I thought of you I would open a shop',
  'You and me, one {thing}, two spoons of {food}',
  'they say {food} is the way to the heart, so here I am',
  'I hope you know CPR because my {thing} stopped working',
]
const WORDS = {
  thing:
    'magnet,library,keyboard,campfire,camera,map,bus,umbrella,printer,telescope,piano,suitcase,toaster,lighthouse,bicycle,calendar,balloon,robot,garden,elevator,compass,guitar,kettle,museum,rocket,lamp,parachute,calculator,snowman,sofa',
  trait:
    'cute,magnetic,warm,brilliant,spicy,electric,charming,rare,smooth,cosmic,dangerous,golden,fresh,loud,mysterious,sweet,sharp,wild,sparkling,quiet',
  food: 'pizza,honey,lasagne,pancake,mango,croissant,noodle,cheese,pickle,cookie,avocado,dumpling,espresso,pretzel,waffle,taco,popcorn,cinnamon,biscuit,soup',
}

/** Pickup lines as people type them: same seed, same line. */
export function randomLine(seed: string): string {
  const chance = createChance(`line ${seed}`)
  const pick = (list: readonly string[]) => list[Math.floor(chance() * list.length)] ?? ''
  const shape = pick(SHAPES)
  return shape.replace(/\{(thing|trait|food)\}/g, (_gap, kind: keyof typeof WORDS) =>
    pick(WORDS[kind].split(',')),
  )
}
