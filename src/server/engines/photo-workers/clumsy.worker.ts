import { setTimeout as sleep } from 'node:timers/promises'
import { threadId } from 'node:worker_threads'
import { serveTasks } from './serve-tasks.ts'

/** What a worker of the tests can be asked to do; each is a way in which vendor code goes wrong. */
export type ClumsyTask =
  | { do: 'count'; to: number }
  | { do: 'throw' }
  | { do: 'exit' }
  | { do: 'reject-later' }
  | { do: 'hoard' }
  | { do: 'spin' }
  /** Tells 1, then waits until the gate's number is no longer 0. */
  | { do: 'hold'; gate: Int32Array<SharedArrayBuffer> }

export default serveTasks<ClumsyTask, number, number>(async (task, tell) => {
  if (task.do === 'count') for (let i = 1; i <= task.to; i++) tell(i)
  if (task.do === 'throw') throw new Error('thrown')
  if (task.do === 'exit') process.exit(3)
  if (task.do === 'reject-later') await rejectUnhandled()
  if (task.do === 'hoard') hoard()
  if (task.do === 'spin') while (true);
  if (task.do === 'hold') {
    tell(1)
    await Atomics.waitAsync(task.gate, 0, 0).value
  }
  return { result: threadId, transfer: [] }
})

async function rejectUnhandled(): Promise<void> {
  void Promise.reject(new Error('nobody catches this'))
  await sleep(60_000)
}

function hoard(): void {
  const kept: number[][] = []
  while (true) kept.push(Array.from({ length: 10_000 }, (_, index) => index))
}
