import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** Light and focus: whether the outfit can be seen at all. */
export const FIT_LIGHT: readonly Premise<PhotoCondition>[] = [
  {
    id: 'dark-fridge',
    when: ['dark'],
    lines: [
      'Lit by a fridge that somebody has just shut.',
      'Bats get a clearer look at outfits, and they do it by shouting.',
      'The light switch is the most underrated accessory.',
      'So dark that the outfit could be anything, and I think that was the deal.',
    ],
    low: ["I asked for an outfit and you've sent the inside of a sock drawer."],
    high: ["It holds up even in the dark. I'm scared of what a lamp would do."],
  },
  {
    id: 'dark-phone-description',
    when: ['dark'],
    lines: [
      "I'm sure there's a look in there. Describe it to me over the phone.",
      'You photographed an outfit during the trailers.',
      'The darkness covers everything, which makes it the best-fitting thing here.',
      'Brightness at maximum, I finally saw something: my own reflection, shrugging.',
    ],
    low: ['The darkness is the most stylish thing in it.'],
    high: ["I can make out a third of the outfit, and I'd already like to hear from the other two."],
  },
  {
    id: 'dark-and-blurry',
    when: ['dark', 'blurry'],
    lines: [
      'Dark and blurry: this outfit was photographed by a falling phone.',
      'No light, no focus. Even the lake monster takes one good picture a decade.',
      "I've had more detail from a rain radar, and that was about rain.",
    ],
    low: ["The outfit was there. Then there was some darkness, some wobble, and now it's folklore."],
    high: ["Dark, blurred and somehow glamorous. It's a perfume, and it's called 'Stairs'."],
  },
  {
    id: 'overexposed-abduction',
    when: ['overexposed'],
    lines: [
      'So bright that the outfit seems to be getting beamed up.',
      'The light has eaten half of the look and asked for the menu.',
      "Part of the picture has burned out to pure white. Let's hope it wasn't the good part.",
      'Fashion by lighthouse.',
    ],
    low: ['The brightness is doing the returns for you: half the details have already gone back.'],
    high: ['Half erased by the light, and it still looks good. The sun tried its best.'],
  },
  {
    id: 'overexposed-toaster',
    when: ['overexposed'],
    lines: [
      'Somebody photographed this outfit from inside a toaster.',
      'Was the sun invited, or did it hear there was an outfit?',
      'The light is from a space film, and the outfit is from the lift.',
    ],
    low: ['Too bright to see the outfit, which the outfit describes as a mercy.'],
    high: ['Overexposed, and the outfit still has secrets. Professional.'],
  },
  {
    id: 'lit-appeal',
    when: ['well-lit'],
    lines: [
      'The light is fair and impartial. The outfit may appeal.',
      'Good light is honest light, and honesty was a risk.',
      'Properly lit, so none of this can be blamed on the bulb.',
      "In this light nobody can say 'it's a different colour in person'.",
    ],
    low: ["The light did its job. That's one of you."],
    high: [
      'Good light on a good outfit. I resent you both.',
      'In light that honest most outfits confess. Yours asked for a mirror.',
    ],
  },
  {
    id: 'lit-showroom',
    when: ['well-lit'],
    lines: [
      "Lit like a kitchen showroom. Somebody is about to ask whether you're just looking.",
      'You found the best light in the building, and this is what you brought it.',
      'The lighting has prepared for this for weeks. The outfit heard about it this morning.',
      "Enough light to read the care label from here: 'good luck'.",
    ],
    low: ['Somebody found lovely light and then made it look at that.'],
    high: [
      "The light flatters nobody and you didn't need it to. I'll be speaking to the light.",
      "In that light everything looks as if it were for sale, and I hear you've had offers.",
    ],
  },
  {
    id: 'blurry-leaving',
    when: ['blurry'],
    lines: [
      'Blurry. The outfit was leaving.',
      'Either the camera moved or the style did.',
      'So blurred that it could be next season.',
      'I squinted. I got a second opinion. The second opinion squinted.',
    ],
    low: ['The blur is the nicest thing anyone has done for these clothes.'],
    high: ["It's out of focus and it still looks good. In focus you'd be a problem."],
  },
  {
    id: 'blurry-bus',
    when: ['blurry'],
    lines: [
      'Photographed from a moving bus, I assume, by the bus.',
      "Soft focus is for perfume adverts and witnesses who'd rather not say.",
      "The camera couldn't commit to this outfit either. It's now seeing a tree.",
      'Your outfit comes with an anti-theft feature: nobody could describe it.',
    ],
    low: ['The autofocus took one look and pretended to tie its shoelaces.'],
    high: ['Even smeared across the frame it has style. So does butter.'],
  },
  {
    id: 'sharp-camera-sorry',
    when: ['sharp'],
    lines: [
      'The camera caught everything. The camera is sorry.',
      "It's all in focus, which is a lot to face before breakfast.",
      'Sharp picture. The outfit will now be cross-examined.',
      "Pin-sharp, so we can't blame the lens. We did look into it.",
      'Crisp enough to count the decisions.',
    ],
    low: ["There's a strong case here for a thumb on the lens."],
    high: [
      "Sharp photo, sharp outfit. I'm the only one here with bad timing.",
      'I zoomed in to find a loose thread and came back with a shopping list.',
    ],
  },
  {
    id: 'sharp-detail',
    when: ['sharp', 'well-lit'],
    lines: [
      'Sharp and well lit: the outfit has never been so thoroughly informed about itself.',
      'I can see everything except why.',
      "With this much clarity there's nowhere for a bad idea to sit down.",
      "Perfect focus, perfect light. That leaves one suspect, and it's on a hanger most of the week.",
    ],
    low: ['The technology is flawless. Shall we talk about the other thing?'],
    high: [
      "Sharp, bright and well put together. I'll be in the car park, shouting at a hedge.",
      'Every detail is sharp, and every detail had been expecting me.',
    ],
  },
  {
    id: 'low-resolution-peephole',
    when: ['low-resolution'],
    lines: [
      'Uploaded at the resolution of a hotel peephole.',
      'So few pixels that the outfit had to share one.',
      "I can't tell if that's a pattern or a rounding error.",
      "It's a lovely mosaic. Which Roman bath is it from?",
    ],
    low: ["So few pixels that I can't prove anything. Well played."],
    high: ["A dozen pixels, and most of them have style. Imagine if they'd brought friends."],
  },
]
