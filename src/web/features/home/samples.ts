import type { ModeId } from '#domain/modes.ts'

/** Shown when the backend fails: nobody leaves without a laugh. Three a mode; they claim nothing about the input. */
export interface SampleRoast {
  roast: string
  rating: number
}

const SAMPLES: Record<ModeId, readonly [SampleRoast, SampleRoast, SampleRoast]> = {
  selfie: [
    {
      roast: 'Our comedian is stuck in traffic. Your selfie arrived early and is already holding court.',
      rating: 7,
    },
    {
      roast: 'We could not reach the judges, so they marked this one like every parent marks a recital.',
      rating: 8,
    },
    { roast: 'The spotlight blew a fuse. Draw your own conclusions; the electrician did.', rating: 5 },
  ],
  fit: [
    {
      roast: 'The fashion desk is on its lunch break. It left a note: “Saw the fit. Took the long lunch.”',
      rating: 4,
    },
    {
      roast: 'Our stylist has gone quiet. In this business that is either awe or a resignation letter.',
      rating: 6,
    },
    {
      roast: 'The runway is closed for maintenance. Please proceed to the nearest supermarket aisle.',
      rating: 7,
    },
  ],
  rizz: [
    { roast: 'Message not delivered. Somewhere a phone breathed out.', rating: 3 },
    { roast: 'Your line is being held in a queue behind four "hey"s and a horoscope.', rating: 5 },
    { roast: 'The wingman is offline. You are flying this trolley yourself.', rating: 6 },
  ],
  pet: [
    {
      roast: 'The pet has reviewed the outage and blames you. It has already written to management.',
      rating: 9,
    },
    {
      roast: 'Our judge is off chasing a laser pointer. Your pet is filling in and has found you guilty.',
      rating: 8,
    },
    { roast: 'No verdict today. The defendant left the courtroom to inspect a cardboard box.', rating: 7 },
  ],
}

/** @param random a number from 0 up to 1 */
export function pickSample(mode: ModeId, random: number): SampleRoast {
  const samples = SAMPLES[mode]
  return samples[Math.floor(random * samples.length)] ?? samples[0]
}
