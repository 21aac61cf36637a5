/** Function words: they carry no topic. Used for language, weights and specificity. */
export const STOP_WORDS = new Set(
  `a about after again all also am an and another any are as at back be because been before being but by can could did do does doing
  done down each else even ever every for from get gets getting give go goes going gone got had has have having he her here hers him his how
  i if in into is it its just know let like made make makes me more most much my myself near need never new no not now of off on once one only
  or other our ours out over own please put really right said same say see she should since so some still such take than that the their
  theirs them then there these they thing things this those through time to together too two under until up upon us use very want was way we well
  were what when where which while who whose why will with without would yes yet you your yours yourself`.split(
    /\s+/,
  ),
)

/** Common English content words: with the stop words they tell English from other languages, and may be repeated in a quote. */
export const COMMON_WORDS = new Set(
  `able above across add afraid ahead almost alone along already always amazing answer anyone anything apart apologise around ask asked asking away awesome
  awkward bad beautiful become begin believe best better between big bit bless blue bold break bring broken brought build built burn busy buy call called calling came care careful
  carry cause caught change charming check choose clear close closer cold come comes coming common completely cool cost count crazy cry curious cute damn dance dare dark day days deep
  definitely delicious different divided do does dont down drive drop early easy eat eight else empty end enjoy enough equal equals erase escape everyone everything everywhere excuse
  expect expensive extra fabulous face-free fall fallen falling famous far fast favourite favorite feel feeling feels fell few fill find fire first five fix fly follow forever forget forgot forgive four free fresh friend friends front
  full fun funny future gave genuinely gift given giving glad glow good gorgeous great green grow guess half handle hang happen happened happy hard hardly hate head-free hear heard heart heaven held hello help hey hi high hit hold holding
  home honest honestly hope hopeless hot hour hours hurt idea impossible impress impressed improve inside instead invest invisible it's join joke jokes keep keeps kept kind knew known
  last late later laugh lead learn least leave left less life lift light lit little live lonely long longer look looked looking looks lose losing lost lot loud lovely low lucky mad main many marry matter maybe mean meant meet
  message met middle mind mine minute minutes miss missing moment month months morning most move moved name names near nearest nervous next nice night nine nobody none nothing notice nowhere number odd offer official often
  okay old-school open opposite order part past pay people perfect perhaps person pick place plain plan play pleasure point polite possible prefer present pretend pretty probably problem promise proper prove pull purple push question questions
  quick quiet quite rather reach read ready real reason red remember remind remove rest return rich-tasting ride ring road run running sad safe save saw say saying search second secret seem seems seen send sense serious seven share
  shine short show side sign silent simple sing single sit six slow small smart smile smooth soft solve someone something sometimes somewhere soon sorry sound sounds speak special spell spend split spot stand start started stay
  steal stole stolen stop straight-faced strange stranger street strong stuck stunning stupid suddenly suit super suppose sure surprise sweet swear taken talk talking tall-order taste taught teach tell ten terrible thank thanks theory think thinking
  thought thousand three throw tight till tired today together told tomorrow tonight took top totally touch-free tough town true trust truth try trying turn twice type ugh understand unless usually wait waiting walk walked walking
  wake warm warning waste watch wave wear wearing week weekend weird went whatever whenever whole wild win wise wish wonder wonderful word words worked working world worry worse worst worth wow write writing written wrong year years yellow
  yesterday young-at-heart zero sir madam tonight gonna wanna cause cuz lol haha okay ok heya hiya yo sup alright morning evening afternoon`.split(
    /\s+/,
  ),
)

/** Small words of other languages that are not English words too. */
export const FOREIGN_WORDS = new Set(
  `que eres tus ojos mi amor hola como cómo te quiero guapa guapo muy por para es una si sí fueras está estás tienes porque qué el los las con pero yo tú bonita cielo nada
  je tu vous le les des une est ton ta mon avec dans belle beau yeux pour bonjour salut suis ça ce qui mais pas très elle nous aime
  ich du bist der das und ist mein dein dich dir schön ein eine wie hast nicht wenn mit kannst auf sehr liebe deine augen willst darf mir zu heute
  sei ciao bella bello gli che ti sono il tuo tua per occhi hai questo quando anche della
  você é oi meu seu não uma gata olhos nos do da muito minha sua com tem
  ik je bent een het jij mooi mijn niet zo wat jouw ogen heb ben
  sen bir çok güzel benim gözlerin seni ve bu
  jesteś ty się na jak czy twoje oczy cześć jest
  är jag och vacker dig din har det som inte
  kamu aku cantik yang dan ini tidak apa
  szia vagy nagyon szép ahoj jsi krásná olet sinä minä kaunis hej`.split(/\s+/),
)

/** "u", "2nite" ... and what they stand for. */
export const TEXT_SPEAK: ReadonlyMap<string, string> = readPairs(`
  u=you, ur=your, r=are, y=why, k=okay, b=be, n=and, m8=mate, gr8=great, l8r=later, 2nite=tonight, 2night=tonight,
  tonite=tonight, 2day=today, 2moro=tomorrow, 2morrow=tomorrow, b4=before, bc=because, cuz=because, cos=because,
  coz=because, cus=because, pls=please, plz=please, thx=thanks, ty=thanks, tho=though, thru=through, wat=what,
  wut=what, wyd=what are you doing, wya=where are you, hbu=how about you, idk=i do not know, imo=in my opinion,
  ngl=not going to lie, tbh=to be honest, omg=oh my, lmk=let me know, rn=right now, dm=message, btw=by the way,
  jk=just kidding, dat=that, dis=this, da=the, luv=love, ily=i love you, ppl=people, msg=message, nvm=never mind,
  hmu=message me, fr=for real, asap=soon, bday=birthday, w8=wait, h8=hate, str8=straight, 4u=for you, 4ever=forever,
  2gether=together, txt=text`)

/** Contractions, with and without their apostrophe. */
export const CONTRACTIONS: ReadonlyMap<string, string> = readPairs(`
  i'm=i am, im=i am, i'd=i would, i'll=i will, i've=i have, ive=i have, you're=you are, youre=you are,
  you've=you have, youve=you have, you'd=you would, youd=you would, you'll=you will, youll=you will, it's=it is,
  that's=that is, thats=that is, what's=what is, whats=what is, there's=there is, how's=how is, hows=how is,
  where's=where is, wheres=where is, who's=who is, let's=let us, we're=we are, we'd=we would, they're=they are,
  isn't=is not, isnt=is not, aren't=are not, arent=are not, don't=do not, dont=do not, didn't=did not, didnt=did not,
  doesn't=does not, doesnt=does not, can't=can not, cant=can not, won't=will not, wont=will not, couldn't=could not,
  wouldn't=would not, shouldn't=should not, wasn't=was not, haven't=have not, hasn't=has not, 'cause=because,
  ain't=is not, aint=is not, gonna=going to, wanna=want to, gotta=have to, gimme=give me, lemme=let me,
  kinda=kind of, ma'am=madam, y'all=you all, til=until, 'til=until, dunno=do not know, tryna=trying to, ya=you,
  yer=your, goin=going, lookin=looking, feelin=feeling, fallin=falling, searchin=searching, missin=missing, doin=doing`)

function readPairs(pairs: string): Map<string, string> {
  return new Map(
    pairs
      .trim()
      .split(/,\s+/)
      .map((pair) => pair.split('=') as [string, string]),
  )
}
