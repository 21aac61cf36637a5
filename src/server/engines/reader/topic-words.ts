import type { TopicId } from '#domain/pickup-line.ts'

/**
 * Everyday words by topic. They say what a line is about, and they are the nouns that a joke may repeat:
 * only words that are kind in any sentence belong here.
 */
export const TOPIC_WORDS: Record<TopicId, string> = {
  food: `apple avocado bacon bagel baguette banana basil bean beans beef beetroot biscuit biscuits blueberry bread breadstick
    breadsticks breakfast brie broccoli brownie brunch buffet bun burger burrito butter cabbage cake calzone candy caramel
    carbs carrot casserole celery cereal cheddar cheese cheesecake cherry chili chips chocolate chorizo chutney cinnamon
    coleslaw cookie cookies coriander corn couscous crackers cream crepe crisps croissant croissants croutons crumble
    cucumber cupcake curry custard dessert dinner dip donut donuts doughnut dough dumpling dumplings egg eggs entree falafel
    fondue fries fruit garlic gelato gherkin ginger gnocchi grapes gravy guacamole halloumi ham hazelnut honey hummus icing
    jam jelly kale kebab ketchup kiwi lasagna lasagne leftovers lemon lentil lentils lettuce lollipop lunch macaroni mango
    marmalade marmite marshmallow mayo mayonnaise meal meatball meatballs melon menu muffin mushroom mustard nachos noodle
    noodles nugget nuggets nutella oat oatmeal oats olive olives omelette onion onions orange oregano pancake pancakes
    parsley pasta pastry peach peanut pear peas pepper pepperoni pickle pickles pie pierogi pineapple pizza pizzas plum
    popcorn porridge potato potatoes pretzel pudding pumpkin quiche quinoa radish raisin raisins ramen raspberry ravioli
    recipe rice risotto roast roll salad salami salmon salsa salt sandwich sandwiches sauce sausage scone scones snack soup
    sourdough soy spaghetti spice spinach sprinkles sprout steak stew strawberry stuffing sugar sundae supper sushi syrup
    taco tacos takeaway tapas tart tiramisu toast toastie toffee tofu tomato topping tortilla trifle tuna turnip vanilla
    vegetable vegetables vinegar waffle waffles walnut wasabi watermelon wrap yoghurt yogurt`,
  drink: `ale barista beer beverage cappuccino champagne chai cider cocktail coffee cordial decaf drink espresso flask frappe gin
    juice kombucha latte lemonade lager macchiato margarita martini matcha milk milkshake mocha mojito mug pint prosecco pub
    rum shot slushie smoothie soda squash straw tea teabag teabags teacup teapot tequila tonic vodka water whiskey wine`,
  space: `alien aliens asteroid asteroids astronaut astronomer astronomy atmosphere comet cosmos crater earth eclipse galaxy
    galaxies gravity horizon jupiter launch lunar mars meteor moon moonlight moons nasa nebula neptune orbit planet planets
    pluto pulsar rocket satellite saturn solar space spaceship star stardust starlight stars sun supernova telescope
    universe uranus venus`,
  tech: `algorithm algorithms antivirus app apps atlas backup bandwidth battery binary bit bluetooth browser browsers buffer bug
    bugs button byte cable cache captcha charger chat cloud code coding compiler computer connection cookie css cursor
    dashboard data database debugging desktop developer device directory disk download driver email error excel file
    firewall firewalls firmware function gadget gigabyte git github google hardware headphones html icon inbox input
    internet interface java javascript keyboard kernel laptop linux login loop malware memory microphone modem monitor mouse
    network notification notifications output password patch php phone pixel pixels plug podcast popup port powerpoint
    printer printers processor programmer program prompt python query repository robot router screen scroll scrollbar search
    server servers signal silicon siri site software spam spreadsheet spreadsheets sql storage stream streaming syntax
    system tab tablet tabs terminal thumbnail typo update updates upgrade upload usb username variable video virus vpn
    webcam website wifi window windows wireless zip`,
  weather: `blizzard breeze cloud clouds drizzle drought fog forecast frost hail heatwave hurricane humidity icicle lightning mist
    puddle rain rainbow raincoat raindrop sky sleet snow snowflake snowman storm sunburn sunlight sunrise sunset sunshine
    temperature thermometer thunder thunderstorm tornado tsunami umbrella umbrellas weather wind windscreen`,
  animals: `alpaca ant ants armadillo badger bat bear beaver bee bees bird birds bug bunny butterfly butterflies camel cat
    caterpillar cats cheetah chicken chickens chipmunk cod crab cricket crocodile crow deer dinosaur dinosaurs dog dogs
    dolphin dolphins donkey dragon dragons duck duckling ducks eagle eel elephant elk falcon feather ferret fish flamingo
    fox frog frogs gecko gerbil giraffe goat goats goldfish goose hamster hamsters hedgehog hen heron horse horses jellyfish
    kangaroo kitten kittens koala ladybird lamb leopard lion lions lizard llama llamas lobster magpie mammoth meerkat mole
    moose mosquito moth mouse narwhal newt octopus ostrich otter otters owl owls ox panda pandas panther parrot peacock
    pelican penguin penguins pet pets pigeon pigeons platypus pony porcupine prawn puffin puppies puppy rabbit rabbits
    raccoon raccoons ram raven reindeer rhino robin rooster salamander seagull seagulls seal shark sharks sheep shrimp sloth
    sloths snail snails spider spiders squid squirrel squirrels swan tadpole tiger tigers toad tortoise toucan trout turkey
    turtle turtles unicorn vet walrus wasp weasel whale whales wolf wombat worm yak zebra zoo`,
  money: `account atm balance bank bill bills bitcoin bond bonds budget capital cash change cheque coin coins coupon credit crypto
    currency debit debt deposit discount dividend dividends dollar dollars economy economist equity expense expenses fee
    finance fund funds funding gold inflation insurance interest investment investments investor invoice invoices isa loan
    loans market millionaire money mortgage overdraft pension penny pennies pound pounds price profit rent receipt receipts
    refund salary savings shares stock stocks tax taxes treasury tip trust vat voucher wallet wallets wage`,
  work: `accountant accounting agenda appraisal architect baker barber boss brief builder business butcher calendar calendars
    career carpenter chef clipboard colleague commute company conference consultant contract cubicle customer cv deadline
    deadlines dentist department desk drill electrician employee employer engineer factory farmer feedback firefighter
    folder gardener hammer hr intern internship interview job ladder linkedin logistics manager marketing mechanic meeting
    meetings merger minutes networking newsletter nurse office onboarding overtime paperwork pilot plumber policy portfolio
    postman presentation promotion receptionist resume rota schedule screwdriver secretary shift stakeholder staple stapler
    staples strategy surgeon synergy tailor team template toolbox translator union vacancy waiter webinar workshop`,
  school: `alphabet backpack blackboard chalk class classroom college crayon crayons detention diploma dictionary encyclopedia
    eraser essay exam exams flashcard grade grades graduation grammar highlighter homework kindergarten lecture lesson
    letter letters library librarian lunchbox marker notebook page pen pencil pencils professor protractor pupil quiz ruler
    scholarship school semester sentence sentences spelling student stationery study syllabus teacher test textbook
    thesaurus thesis tutor university vocabulary vowel vowels whiteboard worksheet`,
  sport: `archery arena athlete badminton ball baseball basketball baton bowling boxing catch champion championship coach court
    cricket cup cycling darts defender dive dribble final fielder football frisbee goal goalkeeper goalie goals golf gymnast
    hockey hurdle hurdles javelin judo karate kick league marathon match medal net offside olympics pass paddle penalty
    ping-pong pitch player podium polo pool quarterback race racket referee relay rink rowing rugby score scoreboard ski
    skiing snooker snowboard soccer sports sprint stadium striker substitute surf surfing swimmer swimming tackle tackles
    tennis tournament trophy umpire volleyball whistle`,
  gym: `barbell bench burpee burpees cardio crossfit deadlift dumbbell dumbbells exercise fitness gym kettlebell lunges
    membership pilates plank press protein pushup reps set sets shake squat squats steps stretch trainer treadmill
    treadmills warmup weights workout yoga`,
  magic: `abracadabra broomstick cauldron charm crystal curse elf elves enchantment fairy genie ghost ghosts gnome goblin hex
    hogwarts illusion lamp magic magician mermaid ogre phoenix potion sorcerer spell spells tarot trick tricks unicorn
    vampire vampires wand warlock werewolf wish wishes witch wizard wizards zombie zombies`,
  travel: `adventure airbnb airline airport airports anchor atlas backpacking baggage beach border brochure cabin camping canyon
    carousel compass continent coast country cruise customs destination desert direction directions embassy explorer flight
    gate globe gps guide guidebook harbour hike holiday hostel hotel hotels iceland igloo island islands itinerary
    itineraries jetlag journey layover lighthouse lounge luggage map maps motel mountain museum north ocean paris passport
    passports pilgrimage postcard pyramid resort route runway safari sailor souvenir stopover sunscreen suitcase suitcases
    takeoff tent terminal ticket tickets toll tour tourist trip vacation vacations valley visa volcano volcanoes voyage
    waterfall world`,
  music: `accordion album ballad band banjo bass beat beats cello chord chords choir chorus clarinet composer concert concerts
    conductor cymbal disco drum drums drummer duet encore flute gig guitar guitars harmonica harmony harp headphones
    instrument jazz jukebox karaoke keyboardist lyric lyrics melody metronome microphone mixtape music musical musician note
    notes octave opera orchestra organ piano playlist playlists pianist poem poet poetry radio record records remix rhyme
    rhythm rock saxophone singer solo song songs soundtrack spotify symphony tempo treble triangle trombone trumpet tuba
    tune ukulele vinyl violin violins`,
  games: `arcade card cards cartridge casino checkers chess cheat checkmate clue console controller cooldown crossword dice domino
    dominoes dungeon gamer game games jackpot jenga jigsaw joystick joker lego level levels lives lottery ludo mario maze
    minecraft monopoly npc pac-man piece pieces pinball pokeball pokemon poker puzzle puzzles quest respawn roulette
    scrabble snooze sims solitaire sudoku tetris tutorial twister uno wordle xbox zelda`,
  science: `acid amoeba anatomy antibody astrophysics atom atoms bacteria barometer base beaker biology botany carbon catalyst cell
    cells chemical chemicals chemistry chlorophyll circuit copper covalent crystal current density diffusion dna ecosystem
    electricity electron electrons element elements energy engine entropy enzyme equilibrium evolution experiment
    experiments force formula fossil fossils friction fusion gas gene genetics geology helium hydrogen hypothesis inertia
    ion ions iron isotope kinetic lab laboratory laser lava lens magnet magnets magnetism mass matter microscope microscopes
    mineral mitochondria molecule molecules momentum newton neutron nucleus osmosis oxygen particle photon photosynthesis
    physics plasma polymer potassium prism proton protons quantum quark radiation reaction relativity science scientist
    species spectrum static theory thermodynamics tungsten uranium vacuum velocity voltage volume wavelength`,
  maths: `algebra angle angles area average axis calculator calculators calculus circle coefficient cosine cube decimal
    denominator derivative digit digits division equation equations exponent factor fraction fractions geometry graph graphs
    hypotenuse infinity integer integral logarithm math mathematics maths matrix mean median multiplication number numbers
    numerator parabola percent percentage pi polygon prime probability pythagoras quadratic ratio rectangle
    remainder root sine square statistics subtraction sum tangent theorem triangle trigonometry variable vector zero`,
  law: `alibi appeal attorney bail barrister case clause clauses contract copyright court crime custody defendant evidence fine
    fines fingerprint judge jury justice law laws lawsuit lawyer licence license litigation loophole magistrate objection
    offence paragraph parole patent permit police plea privacy prosecutor robbery sheriff solicitor subpoena suspect
    testimony trial trespassing verdict warrant witness witnesses`,
  films: `action actor actress audience batman blockbuster camera cameras cartoon cast cinema cliffhanger comedy credits cut
    director disney documentary episode episodes film films finale frodo genre hobbit hogwarts hollywood horror joker marvel
    movie movies nemo netflix oscar plot popcorn premiere remote scene screenplay script season sequel series shrek sitcom
    spoiler spoilers subtitles superhero superman television theatre theater thriller titanic trailer trilogy villain
    western yoda`,
  books: `author autobiography bestseller blurb book bookmark bookmarks books bookshop bookshelf chapter chapters character
    cliffhanger cover diary editor epilogue fable fairytale fantasy fiction fictional footnote footnotes hardback haiku
    index introduction kindle limerick literature magazine manuscript memoir metaphor metaphors newspaper novel novels
    paperback pages paragraph preface prologue protagonist publisher quote reader romance saga shakespeare shelf simile
    sonnet sonnets story stories trilogy typewriter writer`,
  transport: `airbag airplane ambulance bicycle bike bikes boat boats brake brakes bus buses car caravan cars clutch commuter driver
    engine ferry forklift garage gearbox handbrake helicopter helmet highway horn indicator jet lorry minibus moped
    motorbike motorcycle motorway parking pedestrian petrol plane pothole puncture railway roundabout satnav scooter
    seatbelt ship skateboard sleigh spaceship speed speedometer station steering submarine subway tank taxi timetable
    traffic trailer train trains tram tractor truck tube tyre uber underground unicycle van wheel windshield yacht`,
  home: `attic balcony basement basket bathtub bathroom blanket blankets bleach blender bookcase boiler bowl box broom bucket
    bulb bulbs candle candles carpet ceiling chair chairs chandelier chimney clock clocks colander cooker couch cup cupboard
    curtain curtains cushion cutlery detergent dishes dishwasher dishwashers door doorbell doormat drawer dryer duvet fan
    fence fireplace floor fork freezer fridge fridges furniture garbage house household hoover ikea iron jar kettle kettles
    key keys kitchen ladle laundry lid lightbulb lightbulbs lamp lock matchbox mattress microwave microwaves mop mug napkin
    neighbour oven ovens pan pantry pillowcase plate plates plughole radiator refrigerator roof room rug saucepan shed shelf
    shower sink soap sofa spatula spoon spoons stairs stove switch table tap thermostat tile toaster toasters toilet
    toothbrush toothpaste towel towels tupperware vase velcro wall wardrobe wallpaper whisk`,
  nature: `acorn beaches bloom blossom bouquet branch bush cactus cactuses cave coral daffodil daisy dandelion fern field fields
    flower flowers forest garden gardener glacier grass greenhouse hedge hill iceberg ivy jungle lake lavender leaf leaves
    lily meadow moss oak orchard orchid park path pebble petal petals pine plant plants pond reef river root rose roses sand
    sea seashell season seed shell soil spring stream succulent summer sunflower sunflowers swamp thorn tide tree trees
    tulip tulips vine wave waves willow winter wood woods`,
  art: `acrylic art artist brush brushes canvas clay collage colour color colours drawing easel exhibition frame gallery glitter
    glue masterpiece mural origami paint painter painting paintings palette paper pastel photo photograph photographer
    photos picture pictures portrait pottery sculpture sketch statue stencil watercolour watercolor`,
  sleep: `alarm bed bedtime daydream doze dream dreams insomnia lullaby melatonin nap naps nightmare pillow pillows pyjamas
    pajamas sleep slumber snooze snoring`,
  shopping: `aisle amazon bargain barcode barcodes brand catalogue checkout clearance coat coats dress ebay escalator flip-flops
    glasses glove gloves handbag hanger hat hats heels jacket jeans jewellery label mall necklace outlet package pants
    pocket pockets purse sale sales scarf shirt shoe shoelace shoelaces shoes shop shopping sock socks store supermarket
    supermarkets sweater tag till trainers trolley trolleys trousers warranty watch zipper`,
  history: `archaeologist archaeology artefact artifact castle century dynasty emperor empire excavation gladiator hieroglyphics
    history historian knight medieval monument mummy museum pharaoh pirate pirates pompeii pyramids relic renaissance ruins
    scroll shipwreck tomb treasure treasures tudor viking vikings`,
  post: `address delivery deliveries envelope envelopes letterbox mail mailbox package parcel parcels post postage postbox
    postcode postcard postcards courier signature stamp stamps telegram`,
  love: `affection anniversary boyfriend bride commitment couple crush cupid cuddle cuddles date dates dating engagement fiance
    flirt flirting girlfriend groom heartbeat hinge honeymoon hug hugs husband kiss kisses love lover marriage partner
    pickup proposal relationship ring romance romantic rizz situationship soulmate soulmates spark sparks spouse sweetheart
    swipe tinder valentine valentines vows wedding wife`,
}
