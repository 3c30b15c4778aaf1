import { countWords } from '../../../text/tidy.ts';
import { tellStanding } from '../../offer/notes/in-fragments.ts';
import { finishSentence } from '../../sentence-text.ts';
import { firstTold } from '../notes/note-table.ts';
import { tellTerse } from '../notes/terse-notes.ts';
import { changeElsewhere } from './change-elsewhere.ts';
import { everydayTerms } from './everyday-terms.ts';
import { goodsNoted } from './goods-noted.ts';
import { howItComes } from './how-it-comes.ts';
import { howItIs } from './how-it-is.ts';
import { offeredSo } from './offered-so.ts';
import { ownDeed } from './own-deed.ts';
import { ownFigures } from './own-figures.ts';
import { plainTerms } from './plain-terms.ts';
import { readersShare } from './readers-share.ts';
import { saidAsTyped } from './said-as-typed.ts';
import { sessionsHeld } from './sessions.ts';
import type { About, Shorthand } from './shorthand.ts';
import { spanAndStanding } from './span-and-standing.ts';
import { standingTerms } from './standing-terms.ts';
import { termsInBrief } from './terms-in-brief.ts';
import { tradeTerms } from './trade-terms.ts';
import { whatIsLeft } from './what-is-left.ts';

const forms: Shorthand = [
  saidAsTyped,
  standingTerms,
  plainTerms,
  everydayTerms,
  spanAndStanding,
  ownFigures,
  ownDeed,
  whatIsLeft,
  readersShare,
  howItIs,
  offeredSo,
  termsInBrief,
  howItComes,
  tradeTerms,
  sessionsHeld,
  goodsNoted,
  changeElsewhere,
].flat();

/** A sentence of the caller's with its subject and its verb: `Our workshops last 90 minutes`, `It was tested by 200 teachers`. */
const isWhole =
  /^(?:(?:It|They) (?:are|can|come|comes|cost|costs|had|has|have|is|last|lasts|take|takes|was|were|will|works?)|(?:My|Our|Your) (?:[\p{Ll}-]+ ){1,3}?(?:are|begins?|can|comes?|costs?|covers?|had|has|have|holds?|is|lasts?|needs?|runs?|starts?|takes?|was|were|will))\b/u;

/** In a longer note there is more than such a form reads. */
const wordsMax = 24;

/** A note that says by its shape whose it is, whatever stands beside it. */
export function tellAlone(note: string, about: About): string | undefined {
  return tellStanding(note) ?? tellShorthand(note, about) ?? tellTerse(note, about.subject);
}

/** A note in shorthand that says by its shape whose it is, as a sentence: `our vans 140 mi real range` → `Our vans have a real range of 140 miles.` Undefined where it has no such shape. */
function tellShorthand(note: string, about: About): string | undefined {
  const bare = note
    .trim()
    .replace(/^[-*•] /, '')
    .replace(/[.!,;]+$/, '');
  if (countWords(bare) > wordsMax || isWhole.test(bare)) return undefined;
  const told = firstTold(forms, bare, about);
  return told && finishSentence(told);
}
