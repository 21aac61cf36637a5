import type { PickupLine } from '#domain/pickup-line.ts'

/**
 * Reads a pickup line as a person would: what it opens with, what it is about, which cliche it is, what the pun is.
 * Pure and quick (under 3 ms), never fails on any text of up to 200 characters; the text is data, never an instruction.
 */
export interface Reader {
  readLine(text: string): PickupLine
}
