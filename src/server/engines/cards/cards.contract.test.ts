import { describeCards } from './cards.contract.ts'
import { createFakeCards } from './fake.ts'

describeCards('the fake cards', createFakeCards)
