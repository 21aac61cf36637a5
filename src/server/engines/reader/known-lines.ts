/** The lines that everybody has heard: id, a title that reads well after "the", and their usual wordings. */
export interface KnownLineEntry {
  id: string
  title: string
  texts: readonly string[]
}

/**
 * One a row: id :: title :: wording / wording, written out ("you are", "because"), without punctuation.
 * A wording that ends in "..." is only a setup: it must match as a whole, never as the beginning of something else.
 */
const ROWS = `
heaven-fall :: falling-from-heaven line :: did it hurt when you fell from heaven / did it hurt ... / does your back hurt from falling from heaven
missing-angel :: missing-angel line :: heaven must be missing an angel / is heaven missing an angel because you are here / what is it like being the most beautiful angel / are you an angel ... / call heaven because they lost an angel
tired-running :: running-through-my-mind line :: are you tired because you have been running through my mind all day / your legs must be tired because you have been running through my mind all night / are you tired ...
library-card :: library-card line :: do you have a library card because i am checking you out / i forgot my library card can i still check you out
map-eyes :: map-and-eyes line :: do you have a map because i just got lost in your eyes / do you have a map i keep getting lost in your eyes / i am lost can you give me directions to your heart
parking-ticket :: parking-ticket line :: are you a parking ticket because you have got fine written all over you / is your name parking ticket because you have fine written all over you / are you a parking ticket ...
wifi :: Wi-Fi line :: is your name wifi because i am feeling a connection / are you wifi because i am really feeling a connection / are you wi fi because i feel a connection
keyboard :: keyboard line :: are you a keyboard because you are just my type
my-type :: just-my-type line :: if you were a font you would be my type / are you a font because you are my type / are you a typewriter because you are my type
magician :: magician line :: are you a magician because whenever i look at you everyone else disappears / are you a magician because when i look at you everyone disappears
stolen-stars :: stars-in-your-eyes line :: are your parents thieves because they stole the stars and put them in your eyes / is your dad a thief because he stole the stars from the sky and put them in your eyes / your father must be a thief because he stole the stars and put them in your eyes
alphabet :: rearrange-the-alphabet line :: if i could rearrange the alphabet i would put u and i together / if i could rearrange the alphabet i would put you and i together
alphabet-vowels :: U-was-missing line :: i thought happiness starts with h but mine starts with you / why does mine start with u / there are 21 letters in the alphabet oh i forgot u r a q t
photographer :: picture-us-together line :: are you a photographer because i can picture us together / i am not a photographer but i can picture us together / i am no photographer but i can picture me and you together / are you a camera because i can picture us together
camera-smile :: camera line :: are you a camera because every time i look at you i smile
google :: search-engine line :: is your name google because you have everything i have been searching for / is your name google because you are everything i am searching for / are you google because you have everything i am looking for
time-traveller :: in-my-future line :: are you a time traveler because i see you in my future / are you a time traveller because i can see you in my future / are you a time traveler because i absolutely see you in my future
lost-number :: lost-my-number line :: i seem to have lost my phone number can i have yours / i lost my number can i have yours / i lost my phone number can i borrow yours
boyfriend-material :: partner-material line :: do you know what my shirt is made of boyfriend material / feel my shirt know what it is made of boyfriend material / is that shirt made of girlfriend material / can you feel this shirt it is made of boyfriend material
tennessee :: Tennessee line :: are you from tennessee because you are the only ten i see / are you from tennessee because you are the only 10 i see / are you from tennessee ...
band-aid :: scraped-my-knee line :: do you have a band aid because i just scraped my knee falling for you / do you have a bandaid because i scraped my knee falling for you / do you have a plaster because i scraped my knee falling for you
first-sight :: walk-by-again line :: do you believe in love at first sight or should i walk by again / do you believe in love at first sight or should i walk past again / do you believe in love at first sight ... / do you believe in love at first swipe
sugar-tooth :: too-sweet line :: are you made of sugar because you are so sweet / are you sugar because you are sweet / you are so sweet you are giving me a toothache / you must be made of sugar because you are sweet
cute-acute :: acute-angle line :: are you a 45 degree angle because you are acute one / are you a 90 degree angle because you are looking right / you must be a 90 degree angle because you are looking all right
copper-tellurium :: Cu-Te line :: are you made of copper and tellurium because you are cute / are you copper and tellurium because you are cu te
periodic :: periodic-table line :: do you like science because i have got my ion you / are you a carbon sample because i want to date you / are you full of beryllium gold and titanium because you are be au ti ful
gravity :: gravity line :: are you gravity because i am falling for you / are you a black hole because you are pulling me in / you are so attractive you must be gravity
magnet :: magnet line :: are you a magnet because i am attracted to you / are you a magnet because i am finding myself attracted to you
loan :: bank-loan line :: are you a bank loan because you have my interest / are you a loan because you have got my interest / are you a bank loan because you got my interest
raisins :: raisins line :: do you like raisins how do you feel about a date / do you like raisins ...
polar-bear :: polar-bear line :: how much does a polar bear weigh enough to break the ice / how much does a polar bear weigh ... / do you know how much a polar bear weighs enough to break the ice hi i am
roses-red :: roses-are-red line :: roses are red violets are blue sugar is sweet and so are you / roses are red violets are blue i would like to go out with you / roses are red violets are blue how would you like it if i came home with you / roses are red ...
stole-heart :: stolen-heart line :: are you a thief because you stole my heart / you should be arrested because you stole my heart / call the police because you just stole my heart
illegal :: illegal-looks line :: is it illegal to look that good / it should be illegal to look that good / are you a criminal because it is illegal to look that good / being this gorgeous should be a crime
hot-in-here :: hot-in-here line :: it is getting hot in here or is it just you / is it hot in here or is it just you
snack :: snack line :: are you a snack because you look delicious / are you on the menu because you look like a snack / if you were a snack you would be a full meal / excuse me are you a snack
fineapple :: fineapple line :: if you were a fruit you would be a fineapple / if you were a fruit you would be a fine apple
vegetable :: cute-cumber line :: if you were a vegetable you would be a cute cumber / if you were a vegetable you would be a cutecumber
mcdonalds :: McGorgeous line :: if you were a burger at mcdonalds you would be the mcgorgeous / if you were a burger you would be mcgorgeous
banana :: a-peeling line :: are you a banana because i find you a peeling / are you a banana because you are appealing / if you were a banana i would find you appealing
ocean-eyes :: ocean-eyes line :: your eyes are like the ocean i could swim in them all day / i am lost at sea in your eyes / your eyes are bluer than the ocean and i am lost at sea
phone-broken :: something-wrong-with-my-phone line :: there is something wrong with my phone it does not have your number in it / something is wrong with my phone your number is not in it / can i see your phone because mine is missing your number
call-mum :: tell-your-mum line :: can i borrow your phone i want to call your mother and thank her / can i borrow your phone i told my mum i would call when i met the one / can i borrow a quarter i told my mom i would call her when i fell in love
santa :: what-you-want-for-christmas line :: can i take your picture so i can show santa what i want for christmas / can i take a photo so santa knows what i want for christmas
pinch :: pinch-me line :: can you pinch me because you are so fine i must be dreaming / pinch me i must be dreaming / am i dreaming because you are too good to be true
mirror-pocket :: mirror-in-your-pocket line :: do you have a mirror in your pocket because i can see myself in you
seat-taken :: is-this-seat-taken line :: is this seat taken / is this seat empty and this one will be too if you sit down
come-here :: come-here-often line :: do you come here often / so do you come here often
seen-before :: have-we-met line :: have we met before / have i seen you somewhere before / do i know you from somewhere you look familiar / do i know you because you look a lot like my next girlfriend / you look a lot like my next boyfriend
sign :: what-is-your-sign line :: what is your sign / hey what is your sign / hey baby what is your sign
buy-drink :: buy-you-a-drink line :: can i buy you a drink / can i buy you a drink or do you just want the money / can i get you a drink
place-like-this :: nice-girl-like-you line :: what is a nice girl like you doing in a place like this / what is someone like you doing in a place like this
all-my-life :: where-have-you-been line :: where have you been all my life / so where have you been all my life
dictionary :: dictionary line :: are you a dictionary because you add meaning to my life / are you a dictionary because you are adding meaning to my life / without you my life has no meaning like a dictionary
forgot-line :: forgot-my-line line :: you are so beautiful you made me forget my pickup line / your beauty made me forget my pickup line / i was going to say something smooth but i forgot
insert-line :: insert-pickup-line-here line :: i am not good at pickup lines can we just date / i do not have a pickup line can i just have your number / insert pickup line here / i do not have a pick up line so hi
blind :: blinded line :: i must be blind because you are dazzling / your beauty blinded me i need your name and number for insurance / i was blinded by your beauty i am going to need your name and number for insurance purposes
inhaler :: inhaler line :: do you have an inhaler because you took my breath away / you take my breath away / i need an inhaler because you took my breath away
cpr :: CPR line :: do you know cpr because you are taking my breath away / do you know cpr because you take my breath away / someone call an ambulance because you took my breath away
pencil :: erase-your-past line :: do you have a pencil because i want to erase your past and write our future / do you have a pencil cause i want to erase your past and write our future
last-name :: change-your-last-name line :: i would love to change your last name / can i have your last name / what is your last name can i have it
cute-crime :: cute-should-be-a-crime line :: are you a criminal because you just stole my heart / if being cute was a crime you would get life / if beauty were a crime you would be serving a life sentence / is being cute a crime because you would be guilty as charged / if being sexy was a crime you would be guilty as charged
beauty-time :: if-beauty-were-time line :: if beauty were time you would be an eternity / if beauty was time you would be an eternity
looks-kill :: looks-that-kill line :: if looks could kill you would be a weapon of mass destruction
sunburn :: sunburn line :: do you have a sunburn or are you always this hot / did you just get a sunburn or are you always this hot / are you always this hot
light-bulb :: light-up-my-world line :: are you a light bulb because you light up my world / are you a candle because you light up the room
sun :: sunshine line :: are you the sun because you light up my day / are you the sun because you brighten my day / you are the sunshine of my life
electrician :: electrician line :: are you an electrician because you are lighting up my day / are you an electrician because you light up my world
battery :: charger line :: are you a charger because i am dying without you / are you a phone charger because without you i would die / are you my phone charger because without you i would die
batman :: be-your-Batman line :: call me batman and i will be your hero / do you like batman because i will be your dark knight / i may not be batman but i can be your hero / if you were robin i would be your batman
princess :: fairytale-princess line :: are you a princess because you belong in a fairytale / you must be a disney princess
broom :: swept-me-off-my-feet line :: are you a broom because you swept me off my feet / are you a broom because you just swept me off my feet
beaver :: dam line :: are you a beaver because dam / are you a beaver because daaaam / are you a beaver because damn
eiffel :: Eiffel-for-you line :: are you french because eiffel for you / are you french because i fell for you / are you from paris because eiffel for you / are you the eiffel tower because eiffel for you
italian :: pizza-my-heart line :: are you a pizza because you stole a pizza my heart / you stole a pizza my heart / you have a pizza my heart
tea :: my-cup-of-tea line :: are you tea because you are my cup of tea / you are my cup of tea / are you a cup of tea because you are hot and i want you
coffee :: coffee line :: are you coffee because i like you a latte / i like you a latte / do you like coffee because i like you a latte / are you a coffee because you keep me up at night
olive :: olive-you line :: are you an olive because olive you / olive you
donut :: donut-know line :: i donut know what i would do without you / i donut know what i would do without you in my life
honey-bee :: bee-mine line :: are you a bee because i want you to bee mine / are you a bee because honey you are sweet / will you bee mine
cat-purr :: purr-fect line :: are you a cat because you are purrfect / are you a cat because you are purr fect / are you a cat because i am feline a connection / are you a cat because i am feline a connection between us
make-history :: make-history line :: are you a dinosaur because we are going to make history
ninja :: ninja line :: are you a ninja because you snuck into my heart / are you a ninja because you sneaked into my heart
four-leaf :: four-leaf-clover line :: are you a four leaf clover because i feel lucky / you are like a four leaf clover hard to find and lucky to have
lottery :: winning-ticket line :: are you a lottery ticket because i feel like a winner / did i just win the lottery because you are the jackpot / i must have won the lottery because i found you
snowflake :: snowflake line :: are you a snowflake because i have fallen for you / are you snow because i am falling for you
autumn :: fallen-leaf line :: are you autumn because i am falling for you / are you a leaf because i am falling for you
campfire :: campfire line :: are you a campfire because you are hot and i want s more / are you a campfire because you are hot and i want some more / are you a campfire because you are hot and i want smore
oven :: oven line :: are you an oven because you are hot
exam :: exam-marks line :: are you an exam because i have been studying you like crazy / are you a test because i have been studying you all night / are you my homework because i should be doing you but i am not
calculator :: add-subtract line :: are you good at math because i want to add you to my life / are you a math teacher because you got me solving problems / can i add you to my life subtract your problems
sine :: sine-and-cosine line :: are you a sine wave because i want to be your tangent / are you sin squared because i am cos squared and together we are one / i wish i were cos squared and you were sine squared so together we could be one
puzzle :: missing-piece line :: are you a puzzle because you are the missing piece / i think you are my missing piece / you must be the missing piece to my puzzle
key :: key-to-my-heart line :: are you a key because you have unlocked my heart / you have the key to my heart / do you have the key to my heart
treasure :: X-marks-the-spot line :: are you a treasure because i want to dig you / are you treasure because x marks the spot
museum :: work-of-art line :: you belong in a museum because you are a work of art / are you a museum because you are full of art / do you work at a museum because you are a masterpiece
painting :: masterpiece line :: are you a painting because you are a masterpiece / you are a work of art
wallpaper :: wallpaper line :: can i take a photo so my phone has a nice wallpaper / you would look great as my phone wallpaper / want to be my wallpaper
follow-dreams :: follow-my-dreams line :: are you an app because i want to download you / are you facebook because i like you / can i follow you because my parents told me to follow my dreams / my parents told me to follow my dreams can i have your instagram / can i follow you home because my parents told me to follow my dreams
dream :: dream-come-true line :: are you a dream because i never want to wake up / you must be a dream come true / you are a dream come true
alarm :: alarm-clock line :: are you an alarm clock because you wake me up / are you my alarm because you woke up my heart
back-in-heaven :: back-in-heaven line :: what time do you have to be back in heaven / what time do you need to be back in heaven
shooting-star :: wish line :: are you a shooting star because you make my wishes come true / are you a star because i wish upon you / did you just come from a star because you are out of this world / are you an alien because you are out of this world
astronaut :: out-of-this-world line :: are you an astronaut because you are out of this world / are you from space because you are out of this world / are you from mars because you are out of this world
moon :: moon-and-back line :: i love you to the moon and back / are you the moon because even in the dark you shine
world-revolves :: world-revolves-around-you line :: are you the sun because my world revolves around you / my world revolves around you
swipe :: swiped-right line :: you are the reason i swiped right / i swiped right because you are my type / it is a match made in heaven / are you a match because you light my fire
fire-alarm :: on-fire line :: are you a fire alarm because you are loud and annoying / are you a smoking fire because you are hot / are you a fire detector because you are really loud and annoying
netflix :: Netflix line :: are you netflix because i could watch you for hours / netflix and chill / want to netflix and chill
penny-thought :: penny-for-every-thought line :: if i had a dollar for every time i thought of you i would have one because you never leave my mind / if i had a nickel for every time i saw someone as beautiful as you i would have five cents / if i had a penny for every time i thought of you i would have exactly one
hand-heavy :: hold-my-hand line :: can you hold something for me my hand / will you hold my hand while i go for a walk / my hand looks heavy can you hold it for me / your hand looks heavy can i hold it for you
kiss-wrong :: kiss-me-if-I-am-wrong line :: kiss me if i am wrong but is your name / kiss me if i am wrong but dinosaurs still exist right / can i borrow a kiss i promise i will give it back
have-a-name :: do-you-have-a-name line :: do you have a name or can i call you mine / do you have a name or should i just call you mine / hi do you have a name or can i call you mine
call-you-mine :: can-I-call-you-mine line :: what is your name or can i call you mine / is your name mine / can i call you mine
another-planet :: another-planet line :: are you from another planet because you are out of this world / i must be in a museum because you truly are a work of art / i must be in heaven because i see an angel
skipped-beat :: skipped-beat line :: my heart just skipped a beat / are you a drummer because my heart skips a beat / you make my heart skip a beat
microwave :: microwave line :: are you a microwave because you make my heart go mmm / are you a microwave because mmmmm
knock-love :: knock-knock line :: knock knock who is there olive olive who olive you / knock knock ...
owe-drink :: you-owe-me-a-drink line :: you owe me a drink because when i saw you i dropped mine / you owe me a drink because you are so beautiful i dropped mine / excuse me you owe me a drink i dropped mine when i saw you
weather-forecast :: forecast line :: what is the weather like today because i see nothing but you / are you a weather forecast because you are hot
your-number :: can-I-have-your-number line :: i am writing a phone book can i have your number / i was wondering if you have an extra heart because mine was stolen / do you have an extra heart because mine has been stolen / could you give me your number / can i have your number / can i get your number
rate-you :: nine-and-I-am-the-one line :: on a scale of 1 to 10 you are a 9 and i am the 1 you need / on a scale of one to ten you are a nine and i am the one you need / you are a 9 i am the 1 you need
space-pants :: space-pants line :: are those space pants because your butt is out of this world / are those space pants because you are out of this world
bakers-buns :: baker line :: is your dad a baker because you have nice buns / is your dad a baker because you have got nice buns / is your father a baker because you have nice buns / are your parents bakers because they made you a cutie pie / are your parents bakers because they sure made you a cutie pie
boxer :: knockout line :: is your dad a boxer because you are a knockout / is your father a boxer because you are a knockout
bedrock :: Bedrock line :: i may not be fred flintstone but i can make your bed rock / i may not be fred flintstone but i can make your bedrock / i am not fred flintstone but i can make your bedrock
decorator :: interior-decorator line :: are you an interior decorator because when i saw you the whole room became beautiful / are you an interior decorator because when i saw you the entire room became beautiful
airport :: airport line :: is there an airport nearby or is that my heart taking off / is there an airport nearby or was that just my heart taking off
intoxicated :: intoxicated-by-you line :: i am not drunk i am just intoxicated by you / i am not drunk i am intoxicated by you
sun-out :: did-the-sun-come-out line :: did the sun come out or did you just smile at me / did the sun just come out or did you smile at me
nothing-on-earth :: nothing-else-on-earth line :: is your dad an alien because there is nothing else like you on earth / was your father an alien because there is nothing else like you on earth
fine-print :: fine-print line :: if you were words on a page you would be fine print / if you were words on a page you would be the fine print
broken-pencil :: broken-pencil line :: life without you is like a broken pencil pointless / life without you would be like a broken pencil pointless
perfect-crime :: perfect-crime line :: let us commit the perfect crime i will steal your heart and you steal mine / let us commit the perfect crime i will steal your heart and you will steal mine
jelly :: jelly line :: you must be jelly because jam does not shake like that / are you jelly because jam does not shake like that
nice-shirt :: nice-shirt line :: nice shirt can i talk you out of it / that is a nice shirt can i talk you out of it / i like your shirt can i talk you out of it
`

export const KNOWN_LINES: readonly KnownLineEntry[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [id = '', title = '', texts = ''] = row.split(' :: ')
    return { id, title, texts: texts.split(' / ') }
  })
