import type { MessagePort, Transferable } from 'node:worker_threads'

/** What the pool posts to a worker. */
export interface TaskEnvelope<Task> {
  task: Task
  port: MessagePort
}

/** What a worker answers on that port, in this order. */
export type WorkerMessage<Result, Message> =
  | { kind: 'started' }
  | { kind: 'told'; message: Message }
  | { kind: 'done'; result: Result }

/** A result and those of its buffers that are handed over instead of copied. */
export interface Handover<Result> {
  result: Result
  transfer: readonly Transferable[]
}

/** The default export of a worker module: runs `handle` for each task and passes on what it tells meanwhile. */
export function serveTasks<Task, Result, Message = never>(
  handle: (task: Task, tell: (message: Message) => void) => Promise<Handover<Result>>,
) {
  return async ({ task, port }: TaskEnvelope<Task>): Promise<void> => {
    const post = (message: WorkerMessage<Result, Message>, transfer: readonly Transferable[] = []) =>
      port.postMessage(message, transfer)
    post({ kind: 'started' })
    const { result, transfer } = await handle(task, (message) => post({ kind: 'told', message }))
    post({ kind: 'done', result }, transfer)
  }
}
