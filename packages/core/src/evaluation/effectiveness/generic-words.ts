import { WordList } from '../text/word-list.ts';

/** Words that fit any offer to anybody. A text made mostly of them says little, however smoothly it reads. */
export const genericWords = new WordList(
  `ability able about access achieve achieved across add additional advantage affordable amazing anywhere anytime approach area attractive available aware benefit benefits best better big boost brand bring build business businesses
  challenge challenges challenging change changes changing chance choose clear client clients collaborate collaboration combine comfortable companies company competition competitive competitor competitors complex concept connect connection consider
  contact control convenient convince convinced cost costs create customer customers daily deal deals deliver delivers demand depend deserve desire develop different difficult digital discuss discover drive dynamic ease easier easily easy effective
  efficiency efficient effort engagement enhance enjoy ensure environment everybody everyone everything exactly excellent exchange excited exciting existing expect expectations experience experienced expert expertise experts explain explore
  facing factor fast faster feature features feedback field fit flexible focus forward free frustrating full future gain general get give goal goals good great grow growth guarantee happy hard hassle help helped helps high highest hope hundreds idea ideas
  impact important impress improve improved improvement improvements increase increased individual industry industries information insight insights interest interested interesting introduce invest investment issue issues journey keep key
  latest lead leader leading leads learn less level lot love loved loves low main make makes making manage management many market massive matter matters maximum meet member method methods modern money more most motivated move much necessary
  need needs network new next numerous offer offering offers offerings opportunities opportunity optimal option options order organisation organization outcomes overview part partner partners partnership passion passionate people perfect performance personal
  place platform point positive possibilities possible potential power powerful practice present price prices problem problems process processes product productive productivity products professional professionals profit program programme progress project projects
  proud provide provider provides proven quality question questions quick quickly range reach ready real really recommend reduce reduced reliable reliably requirements resource resources respond result results revenue right risk satisfaction satisfied save saves saving savings
  secret secure security service services share simple simplify simply skill skilled skills smart software solution solutions solve specialised specialists specialized specific standard start started stay step story strategic strategies strategy strong struggle style
  succeed success successful suitable support sure sustainable sustainability system systems tailored talk target team teams technique technologies technology thing things think thousands time times today together tomorrow tool tools topic transform
  transparent trend trust trusted unique use used useful user users value values variety various vast vision visibility want wants way ways well wide win wish wonderful work working works world year years`.split(
    /\s+/,
  ),
);

/** Number words count as numbers: "eleven shops" is as concrete as "11 shops". */
export const numberWords = new WordList(
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand dozen half third quarter twice'.split(
    ' ',
  ),
);
