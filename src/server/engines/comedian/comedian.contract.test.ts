import { describeComedian } from './comedian.contract.ts'
import { createFakeComedian } from './fake.ts'

describeComedian('the fake comedian', () =>
  createFakeComedian([
    { premise: 'fake.one.0', text: 'Your lamp called. It wants to be in the photo next time.' },
    { premise: 'fake.two.0', text: 'The wall did its best. The wall deserves a holiday.' },
    { premise: 'fake.three.0', text: 'A crop this brave deserves a museum audio guide.' },
  ]),
)
