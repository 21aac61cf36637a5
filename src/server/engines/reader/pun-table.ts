/**
 * Words that are made to mean two things. `says` is what has to be there, `near` what else has to be there for it
 * to be a pun and not just a word; both are alternatives of a regular expression over written-out text.
 */
export interface PunEntry {
  word: string
  meaning: string
  says: string
  near?: string
}

/** Spelt or phrased so that it cannot be anything else. word :: meaning :: says */
const SPELT_OUT = String.raw`
pasta-bility :: possibility :: pasta ?-?bilit\w+
impasta :: impostor :: im ?-?pasta\w*
olive :: I love :: olive (?:you|u|it|this|your)
Tennessee :: ten I see :: tennessee|(?:ten|10) i see
Eiffel :: I fell :: eiffel (?:for|in)
latte :: a lot :: you a latte|thanks a latte|a whole latte|mean a latte|latte love|better latte
bee :: be :: bee ?mine|bee (?:my|with|together|the|a|yours|happy)|un-?bee-?lie\w+|bee-?lieve
fineapple :: pineapple :: fine ?-?apple
cute-cumber :: cucumber :: cute ?-?cumber
a-peeling :: appealing :: a ?-?peeling|apeeling
donut :: do not :: (?:i|you|we|please|just) (?:donut|doughnut)|donut (?:know|care|want|let|worry|leave|go|break|hole|judge)
pizza :: piece of :: a pizza my|pizza my (?:heart|mind|soul)|a pizza (?:me|advice|your)
avo :: have a :: avo (?:good|great|crush|lot|date|cuddle|little|go)|avo-?control|avo ?cuddle|avo-?cardio
waffle :: awful :: waffle (?:lot|much|love|cute)|waffl(?:e|el)y|a waffle lot
dam :: damn :: daa*m+
purr-fect :: perfect :: purr ?-?f[ei]ct\w*
feline :: feeling :: feline (?:good|a|this|lonely|fine|like|so|lucky|the|you)
paw-some :: awesome :: paw ?-?some|paw-?sitive\w*|paw-?sibl\w+
otter :: other :: otter half|significant otter|no otter|any otter|like no otter|each otter|you otter (?:be|know)
toad-ally :: totally :: toad ?-?al+y|toadly|turtle-?y|turtley
owl :: I will :: owl (?:always|be|wait|love you|never)|owl-?ways
whale :: well :: whale whale|oh whale|whale hello|very whale|whale done
dolphin-itely :: definitely :: dolphin ?-?it\w+
koala-ty :: quality :: koala ?-?t[iy]\w*|koala ?-?f\w+
bear :: bare :: un ?-?bear-?abl\w+ (?:cute|without)|beary|bear-y|bear-?ly
deer :: dear :: oh deer|my deer|deer-?est
llama :: let me :: llama (?:take|buy|tell|be|ask|see)
alpaca :: I will pack :: alpaca (?:my|your|a|the|our) 
ewe :: you :: ewe
moo :: move :: moo-?(?:ve\w*|d\b)|udder-?ly|a-?moo-?sing
shell :: hell :: shell yeah|shell-?ebrat\w+|come out of (?:your|my) shell
sole mate :: soulmate :: sole ?-?mates?
sew :: so :: sew (?:much|cute|in|good|beautiful|happy|into|glad|special|lucky)
knead :: need :: knead (?:you|your|me|a|to|some|this|is)|all (?:you|i) knead
loaf :: love :: loaf (?:you|at|of my life)
eggs :: ex :: egg ?-?cellent|egg ?-?s?traordinar\w+|egg-?stra|egg-?static|eggs-?pect\w*|no yolk|what the shell
brie :: be :: brie (?:mine|my)|brie-?lliant|the brie-?st|how dairy
gouda :: good :: (?:look|looking|looks|so|too|feel) gouda|gouda (?:time|to be|for you|day|enough)
cheddar :: better :: cheddar (?:half|together|than|day|off)|nothing cheddar|any cheddar
feta :: better :: feta (?:half|together|than|days|off)|any feta|nothing feta
curd :: could :: curd (?:you|we|be|i)|curdle up|cur-?dle
thyme :: time :: thyme
mint :: meant :: mint (?:to be|for each|for me|for you)
dill :: deal :: (?:big|real|what is the|kind of a big|we have a|done|it a) dill|dill with
pi :: pie :: cutie pi|sweetie pi|pi is|like pi\b|be my pi
cutie :: Q-T :: u r a q t|are a q ?t|you are a q
acute :: a cute :: acute one|acute angle|are acute|look acute|acute
ion :: eye on :: (?:my|your|an|our) ion (?:you|on|is)|ion you|ion-?ic
meteor :: meet your :: meteor (?:friends|parents|acquaintance|you|halfway|expectations)
planet :: plan it :: planet (?:party|together|well|out|properly|our)|comet me|let us planet
treble :: trouble :: (?:in|no|big|here comes|nothing but|so much|double) treble|treble ?maker
accordion :: according :: accordion to
novel :: a book and original :: novel (?:idea|concept|approach|way|thought)|how novel
plane :: plain :: plane (?:to see|and simple|jane|wrong)|just plane
brake :: break :: brake (?:up|my|your|the ice|even)|give me a brake|heart ?-?brake\w*
write :: right :: (?:mr|ms|mister|all|just|so) write\b|write (?:one for|person|swipe)|swipe write
beet :: beat :: heart ?-?beets?|beets? (?:any|the|me|all|around)|skips? a beet|without missing a beet|heart beets
turnip :: turn up :: turnip (?:the|at|to|for|uninvited)
peas :: peace :: peas (?:be|and love|on|go|date|tell|say)|world peas|peas and quiet
lettuce :: let us :: lettuce (?:be|get|go|meet|date|romaine|celebrate|turnip|dance|taco|eat|have|make|start|talk)
berry :: very :: berry (?:much|nice|special|sweet|cute|happy|good|attractive|beautiful)
grape :: great :: grape (?:day|job|time|idea|minds|together)|grape-?ful|raisin to (?:live|smile)|no raisin
lime :: I am :: sub ?-?lime\w*|lime yours|lime in love|lime-?ited|zest ?friend
pear :: pair :: pear ?-?fect\w*|(?:perfect|great|good|make a|nice|lovely) pear
melon :: million :: one in a melon|melon ?-?chol\w*|can ?-?t?elope with|cantaloupe (?:with|together|tonight)|honeydew you
fungi :: fun guy :: fun ?-?gi|as mushroom|not mushroom for|so mushroom
souper :: super :: souper|soup ?-?er|broth-?er
taco :: talk :: taco (?:about|bout|over)|let us taco|taco ?-?belle
nacho :: not your :: nacho (?:average|usual|type|problem|ordinary|business|boyfriend|girlfriend|fault|typical|regular)
guac :: rock :: guac (?:my|your|and roll|this|star|on)|guac-?ward
pho :: for :: pho (?:real|you|me|ever|sure|show|life)|pho-?nomenal
wok :: walk :: wok\w* (?:by|this way|past|again|with|away|into|you|on)
soy :: so :: soy (?:into|happy|cute|glad|excited|in love|beautiful|much|good|hot|lucky)|soy ?-?mates?
cup of tea :: a drink and a preference :: (?:my|your) cup of tea
tea :: T :: tea-?(?:se|rrific|riffic)|cu ?-?tea\w*|par-?tea|infini-?tea|beau-?tea\w*|quali-?tea|posi-?tea\w*|ho-?tea|oolong (?:with|together|time|have)|where i oolong
matcha :: match :: matcha (?:made|perfect|for me|do|in heaven)|my matcha|perfect matcha
espresso :: express :: espresso (?:myself|my|how|feelings|love|yourself)|depresso|can not espresso
brew :: beau :: brew-?tiful\w*|brew ?-?ti\w+|mocha me|common grounds|has bean|have bean|bean (?:thinking|looking|waiting|missing|dreaming)
wine :: why :: wine not|wine (?:about|so glum)|de-?vine|di-?vine-ly|grape minds
ale :: I will :: ale (?:be|always|wait|take|never)|what ales|hoppy to|hoppily|beer with me|un-?beer-?abl\w+
gin :: begin :: be-gin|be gin|gin-?credibl\w+|gin-uine\w*|rum away
ruff :: rough :: ruff (?:day|night|life|week)|fur-?ever|fur real|pup-?arazzi|mutts? about
U :: you :: spell \w+(?: \w+){0,2} without (?:u|you)|missing u|between u and|(?:u|you) and i (?:together|belong)
`

/** One word, two meanings: only a pun in the right company. word :: meaning :: says :: near */
const TWO_MEANINGS = String.raw`
honey :: sweetheart :: honey :: bees?|hive|nectar|beekeeper
date :: a fruit and an evening :: dates? :: raisins?|fruits?|palm|figs?|prunes?
date :: a day and an evening :: dates? :: calendars?|carbon|historian|expir\w+|history|fossils?|archaeologist|due|deadline|milk|best before|leap
match :: a flame and a couple :: match\w* :: fire|lighter|candle|strike|spark|burn|flame|matchbox|arson\w*
match :: a game and a couple :: match\w* :: tennis|football|referee|chess|socks?|dna|lego|wimbledon
fine :: a penalty and a look :: fines? :: tickets?|parking|library|judge|court|overdue|speeding|police|law|late|traffic
check out :: borrow and admire :: check(?:ing|ed)? (?:you |it |u |me )?out|overdue :: library|librarian|books?|till|checkout|supermarket|hotel|cashier|basket|shop|self
hot :: warm and attractive :: (?:you are|are you|be|this|that|so|how|look|looking|your|than|too|always|really|as|because|still) (?:\w+ )?(?:hot|hotter|hottest)|hotter :: sun|oven|radiator|summer|fire|stove|weather|temperature|kettle|sauce|volcano|thermostat|microwave|toaster|global|fever|soup|cpu|laptop|wasabi|lava|warming|coffee|tea|sauna|heater|pepper
cool :: cold and admirable :: (?:you are|are you|so|this|that|be|really|too) (?:\w+ )?(?:cool|chill)|cooler|chilling :: fridge|freezer|ice|fan|snow|refrigerator|winter|penguin|antarctica|iceberg|igloo|cucumber
sweet :: sugary and kind :: sweet|sweeter|sweetest :: sugar|candy|honey|cake|dessert|chocolate|syrup|cookie|donut|dentist|pie|pudding|jam|fruit|strawberry|tooth\w*|diabet\w+
type :: letters and taste :: (?:my|your|just my|exactly my) type|type :: keyboard|typewriter|font|blood|typing|qwerty|programmer|variable|typescript|python|java|pokemon
connection :: internet and chemistry :: connect\w* :: wifi|wi-fi|internet|router|bluetooth|network|signal|modem|train|airport|ethernet|usb|socket|lego|printer|dots
interest :: money and attention :: interest\w* :: bank|loan|savings|mortgage|account|rates?|invest\w*|credit|debt|compound
attraction :: physics and feelings :: attract\w* :: magnets?|gravity|magnetic|newton|physics|mass|poles?|theme park|rollercoaster
chemistry :: a subject and a spark :: chemistry :: lab|class|science|elements?|periodic|school|acid|test|experiment|teacher|beaker|table
element :: a chemical and a setting :: in (?:my|your) element|elementary :: periodic|copper|chemistry|table|holmes|science
bond :: chemistry and closeness :: bond\w* :: covalent|chemistry|chemical|atoms?|glue|molecule|james|ionic|electrons?|hydrogen
sine :: sign :: sine :: cosine|tangent|wave|angle|me up|is it a
tangent :: going off topic :: tangent|off on a :: curve|sine|circle|maths?|derivative|geometry
add :: sums and company :: add (?:you|me|us|up)|adds up|plus :: calculator|maths?|equation|subtract|multiply|divide|sum
count :: sums and reliance :: count on|counts?|counting :: calculator|abacus|maths?|accountant|dracula|sheep
light :: a lamp and a mood :: light\w* up|turn\w* me on|de-?light\w*|light of my life|enlighten\w* :: bulb|switch|lamp|electrician|candle|lighthouse|torch|lantern
spark :: electric and romantic :: sparks? :: electrician|plug|battery|fire|socket|wires?|jump|welder
current :: electric and up to date :: currently|current :: electric\w*|circuit|ohms?|resist\w*|wires?|river|ocean
resistance :: ohms and reluctance :: resist\w*|ir-?resist\w* :: ohms?|circuit|current|electric\w*|wires?|voltage|resistor
charge :: electricity and command :: in charge|free of charge|no charge|positive charge|take charge :: battery|phone|ions?|electrons?|protons?|charger|electric\w*
pick up :: lift and flirt :: pick(?:ed|ing)? (?:you |me |it |u |us )?up :: truck|taxi|bus|litter|parcel|hoover|vacuum|weights|laundry|dry cleaning|airport|signal|bin
ring :: jewellery and circles :: rings? :: saturn|onions?|boxing|frodo|mordor|gollum
space :: room and the universe :: need (?:\w+ ){0,2}space|give (?:me|you) (?:some )?space|personal space|space bar|(?:some|your|my) space :: astronaut|nasa|rocket|planet|keyboard|alien|star|moon|mars
star :: fame and astronomy :: movie star|rock star|superstar|five star|star (?:player|student)|starstruck :: telescope|astronom\w+|galaxy|nasa|planet|sun|moon
over the moon :: space and joy :: over the moon :: astronaut|nasa|rocket|planet|space|alien|mars|star|gravity|ufo
out of this world :: space and praise :: out of this world :: astronaut|nasa|rocket|planet|space|alien|mars|star|gravity|ufo
down to earth :: gravity and modesty :: down to earth :: astronaut|nasa|rocket|planet|space|alien|mars|star|gravity|ufo
light years :: distance and time :: light years :: astronaut|nasa|rocket|planet|space|alien|mars|star|gravity|ufo
revolve :: planets and obsession :: orbit\w*|revolv\w*|world turns :: planet|sun|moon|earth|mars|satellite
court :: law and romance :: court (?:you|me|u)|courting|courtship|in your court|contest\w* :: judge|tennis|jury|lawyer|basketball|case|ticket|king|court
case :: law and luggage :: rest my case|my case|case closed|just in case|open and shut :: lawyer|judge|court|detective|phone|suitcase|jury
appeal :: law and charm :: appeal\w* :: court|judge|lawyer|case|jury|verdict|bananas?|oranges?|potato\w*
sentence :: grammar and jail :: sentence\w* :: judge|jail|prison|comma|crime|court|full stop|grammar|criminal
conviction :: belief and court :: convict\w* :: court|judge|crime|jail|thief|lawyer
key :: music and doors :: keys? :: piano|florida|locksmith|chest|keyboard
note :: music and paper :: on that note|take note|noted|note-?worthy|a note :: music|piano|songs?|singer|guitar|flute|opera|trumpet
chord :: music and feeling :: struck a chord|strikes? a chord|chord-?ial\w* :: guitar|music|piano|song|band|strings?
pitch :: music, sales and grass :: pitch perfect|perfect pitch|sales pitch|elevator pitch|pitch (?:you|me|my|this) :: football|baseball|singer|tent|choir|music|elevator|investor|camping|sales
beat :: drums and hearts :: beats?|beating :: drum\w*|dj|metronome
fret :: guitars and worry :: fret\w* :: guitar\w*|strings?|music|bass
catch :: fishing and eligibility :: (?:a|the|real|quite the|such a|what is the) catch|caught (?:my|feelings|your)|catch (?:you|feelings|my|your) :: fish\w*|net|pokemon|pokeball|baseball|cricket|rod|goalkeeper|cold|sea
fish :: a sea of options :: plenty (?:of|more) fish|fish in the sea|o-?fish-?ial\w*|sofishticated|reel\w* (?:me|you)|tackle
hook :: fishing and romance :: hooked|off the hook|hook me|hook line :: fish\w*|rod|bait|pirate|boxing|crochet|coat|knitting
goal :: football and ambition :: my (?:\w+ )?goal|life goals?|relationship goals?|goals in life|only goal :: football|soccer|keeper|goalie|hockey|goalkeeper|penalty|offside|net
love :: tennis and romance :: love means|love game|love all|(?:fifteen|thirty|forty|15|30|40) love :: tennis|wimbledon|racket|score|nothing|deuce
serve :: tennis and dinner :: served|serving (?:looks|face)|serve (?:you|me)|at your service|court :: tennis|volleyball|waiter|papers|racket|wimbledon
strike :: bowling and beauty :: striking|strike (?:me|up|again|out)|struck|on strike|three strikes :: bowling|baseball|union|matches|lightning|umpire|matchstick
work out :: gyms and relationships :: work(?:ing|ed|s)? (?:us |things |this |it |something )?out :: gym|dumbbells?|treadmill|squats?|weights?|trainer|maths?|equation|exercise
fit :: healthy and suitable :: fits?|fitting|fitted :: gym|jigsaw|treadmill|ikea|tetris|lego|puzzle|wardrobe|glove
cookies :: biscuits and browsers :: cookies?|cache :: browser|website|accept|delete|incognito|privacy
commit :: code and relationships :: commitment|commit (?:to|and)|commits?|merge|pull request :: git|github|branch|code|programmer|developer|repository|push|rebase
bug :: insects and errors :: bug(?:ging|s)? (?:me|you)|love bug|not a bug|buggy :: code|software|programmer|windows|compiler|feature|debug\w*
crash :: computers and bodies :: crash\w* (?:into|at|my|on|for)|crash course :: windows|computer|browser|system|server|laptop|update
click :: mice and people :: (?:we|things|it|just|really|us) click\w*|clicked :: mouse|computer|keyboard|camera|website|link|lego|seatbelt|pen
tab :: browsers and bar bills :: keep(?:ing)? tabs|on my tab|pick up the tab :: browser|chrome|bar|internet|open
swipe :: cards and apps :: swip\w* :: card|credit|id|metro|bank|hotel
page :: books and agreement :: same page|turn(?:ed)? the page|page turner :: books?|novel|printer|library|read\w*|chapter|author|website
cover :: books and beds :: by (?:the|its|your|my) cover|under ?cover\w*|cover me|cover to cover|have you covered :: books?|bed|duvet|insurance|spy|agent|blanket|library
spell :: letters and magic :: spell\w* :: scrabble|bee|dictionary|alphabet|witch|wizard|wand|hogwarts
trick :: magic and treats :: trick or treat|do the trick|tricky|hat trick :: magic\w*|halloween|hat|rabbit|hockey|football
draw :: art and attraction :: drawn to|draw\w* (?:me|you|us) (?:in|to|closer)|draw the line|draw a blank :: artist|pencils?|curtains?|sketch\w*|art|paint\w*|magnet|crayons?|paper
frame :: pictures and crime :: frame (?:you|me|this|it|us)|framed :: picture|photo|painting|art|crime|snooker|museum|gallery|detective
picture :: photos and imagination :: picture (?:us|you|me|it|this|our|a)|get the picture|out of the picture :: camera|photographer|photo|frame|polaroid|lens|film
focus :: lenses and attention :: focus\w*|develop\w* (?:feelings|something|into)|zoom\w*|snap\w* :: camera|photo\w*|lens|film|darkroom
fall :: gravity and love :: fall\w* (?:for|in love)|fell (?:for|in love)|fallen (?:for|in) :: autumn|leaf|leaves|season|trees?|gravity|stairs|cliff|snow\w*|parachute|tetris|trip\w*|escalator|ladder|waterfall|knee|rain|apple|newton|paris
trip :: travel and stumbling :: trip(?:ping|ped)|guilt trip|trip over :: shoelaces?|airport|luggage|passport|suitcase|holiday|stairs
land :: aircraft and success :: landed (?:a|the|in my)|land (?:a date|the job|you|me)|crash land :: pilot|runway|parachute|flight|airport|plane|moon
baggage :: luggage and history :: baggage :: airport|emotional|claim|carousel|flight|allowance|carry|check
tired :: wheels and sleep :: tired :: bike|bicycle|car|wheels?|tyres?|tires?
drive :: cars and motivation :: driv(?:e|es|ing) (?:me|you|us|myself)|hard drive :: car|golf|usb|uber|taxi|wheel|truck|bus|licence|license|computer|f1|screwdriver
exhausted :: cars and sleep :: exhaust\w* :: car|engine|bike|running
steal :: theft and bargains :: a steal|such a steal :: bargain|sale|discount|price|shop|police|thief
ruler :: measuring and reigning :: ruler :: king|queen|inch\w*|centimet\w+|measure|straight|12
sharp :: points and wit :: (?:looking|look|so|are) sharp|pointless|the point :: pencils?|cactus|cheddar|needle|hedgehog|blunt|arrow|compass
staple :: office and essential :: staple of|staples? us|together :: stapler|staples?
nuts :: hardware and madness :: nuts (?:about|for|over)|screw\w* loose|loose screw|go nuts :: bolts?|squirrels?|ikea|allen|tool\w*|hardware|hammer|almonds?|peanuts?|cashews?|walnut
nail :: hammers and success :: nail(?:ed|ing)? (?:it|this|that|the)|nailed :: hammer|manicure|polish|carpenter|builder|toolbox|salon
sink :: kitchens and drowning :: sink in|sinking feeling|heart sinks?|in sync|drain\w* me :: plumber|ship|titanic|iceberg|dishes|boat|kitchen
suit :: cards and clothes :: suits? (?:you|me|us)|all hearts|full house|full deck|wild card|ace up :: cards?|poker|deck|shuffle|casino|lawyer|tailor
deal :: cards and acceptance :: big deal|deal with|deal ?breaker|real deal|deal me :: cards?|poker|dealer|casino|shuffle|supermarket|discount|salesman
root :: plants and support :: rooting for|root for|put down roots|take root :: plants?|trees?|vegetables?|carrot|turnip|garden\w*|soil|dentist
grow :: plants and affection :: grow(?:ing|s|n)? on (?:me|you)|leaf me|be-?leaf|plant (?:one|a)|photosynthes\w+ :: plants?|trees?|moss|garden\w*|mould|cactus|leaf|seeds?|fungus|mushrooms?|sun|light
petal :: pedal :: petal :: metal
rose :: flower and got up :: rose (?:from|early|up|to)|rosy :: garden|thorns?|flowers?|bread|petals?|florist|dawn
corny :: maize and jokes :: corny|a-?maiz\w+|kernel|ear :: corn|popcorn|maize|husk|farmer|colonel
cheesy :: dairy and jokes :: cheesy|cheesier :: cheese|cheddar|pizza|nachos|macaroni|fondue|brie|gouda|feta
grate :: great :: grate\w* :: cheese|cheddar|parmesan|fire
dough :: baking and money :: dough :: knead|rise|rising|money|rich|baker|loaf
toast :: bread and doom :: i am toast|we are toast|toast to :: bread|butter|jam|toaster|crumbs?|breakfast
jam :: fruit and trouble :: in a jam|my jam|jam(?:med|ming) :: toast|bread|printer|paper|traffic|strawberry|scone
pickle :: a gherkin and a mess :: in a pickle|bit of a pickle :: jar|dill|gherkin|burger|vinegar
roll :: bread and motion :: roll with|on a roll|roll\w* (?:my|your|over|up)|how i roll :: sushi|bread|bakery|dice|butter|sausage|bun
mean :: averages and manners :: mean (?:to|so|the)|meaning|mean\w* :: average|median|mode|dictionary|thesaurus|statistics|statistician
steep :: tea and hills :: steep\w*|infus\w* :: tea|teabag|kettle|brew
punch :: drinks and blows :: punch ?line|punch drunk|pack\w* a punch :: bowl|boxing|boxer|party|fruit|glove
seal :: an animal and a promise :: seal (?:the|of|this|it)|sealed :: sea|zoo|fish|penguin|envelope|flipper|animal|beach
scale :: weights, fish and music :: scales? :: piano|fish|mermaid|dragon|mountain|singer
polar :: opposites and bears :: polar opposites|break the ice|ice ?breaker :: bear|penguin|arctic|magnets?|igloo|titanic|iceberg|ship
`

export const PUNS: readonly PunEntry[] = [SPELT_OUT, TWO_MEANINGS].flatMap((table) =>
  table.trim().split('\n').map(readRow),
)

function readRow(row: string): PunEntry {
  const [word = '', meaning = '', says = '', near] = row.split(' :: ')
  return near === undefined ? { word, meaning, says } : { word, meaning, says, near }
}
