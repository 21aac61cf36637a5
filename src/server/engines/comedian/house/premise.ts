/**
 * The material format of the house comedian. A premise is one thing worth a joke, bound by conditions to what was seen;
 * its lines are finished jokes with slots. A premise applies when all of its conditions hold.
 *
 * `lines` fit any score. `low` is for scores 1-4 (burns), `high` for 7-10 (grudging compliments with a sting).
 * Slots in braces ({top}, {thing}) are filled with the words of slots.ts; a line may only use slots that its conditions
 * guarantee (checked by material.test.ts).
 */
export interface Premise<C extends string> {
  /** kebab-case, unique within its mode. */
  id: string
  when: readonly C[]
  lines: readonly string[]
  low?: readonly string[]
  high?: readonly string[]
}
