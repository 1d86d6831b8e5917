// Rules: FAQ-03
import { searchTerms } from '@/lib/faq/search';
import { segments } from '@/lib/faq/segments';

/** `[found]`, `<linked>`, `<[both]>`. */
const drawn = (text: string, query: string, contactWord = '') =>
  segments(text, searchTerms(query), contactWord)
    .map(({ text: piece, marked, linked }) => {
      const inner = marked ? `[${piece}]` : piece;
      return linked ? `<${inner}>` : inner;
    })
    .join('');

describe('segments (FAQ-02)', () => {
  it.each([
    ['an empty query', 'Cold drinks', '', 'Cold drinks'],
    ['a query without matches', 'Cold drinks', 'hot', 'Cold drinks'],
    ['every place is marked', 'Drink a drink', 'drink', '[Drink] a [drink]'],
    ['several terms', 'Cold drinks', 'co dr', '[Co]ld [dr]inks'],
    ['overlapping terms become one', 'refunds', 'refun funds', '[refunds]'],
    ['a term overlaps itself', 'banana', 'ana', 'b[anana]'],
    ['touching terms become one', 'refund', 'ref und', '[refund]'],
    ['accents do not count', 'Une épicerie', 'epicerie', 'Une [épicerie]'],
    ['accents may be typed', 'Une epicerie', 'épicerie', 'Une [epicerie]'],
    ['combining marks stay with their letter', 'e\u0301te\u0301', 'ete', '[e\u0301te\u0301]'],
    ['half a ligature marks all of it', 'cœur', 'co', '[cœ]ur'],
    ['markup is text', '<b>bold</b> & more', '<b> &', '[<b>]bold</b> [&] more'],
    ['patterns are text', 'What? (yes)', '? (', 'What[?] [(]yes)'],
    ['the end is found', 'the end', 'end', 'the [end]'],
    ['characters beyond the basic plane', 'go 🏃 go', '🏃', 'go [🏃] go'],
  ])('%s', (_name, text, query, expected) => {
    expect(drawn(text, query)).toBe(expected);
    expect(
      segments(text, searchTerms(query))
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });

  it.each([
    ['Click', 'Click here to write', '', '<Click> here to write'],
    ['Cliquez', 'Cliquez ici', '', '<Cliquez> ici'],
    ['Click', 'First Click, then Click', '', 'First <Click>, then <Click>'],
    ['Click', 'Clicked, Clickable, ÉClick, reClick', '', 'Clicked, Clickable, ÉClick, reClick'],
    ['Click', 'click is no command', '', 'click is no command'],
    ['Click', 'Click here', 'click', '<[Click]> here'],
    ['Click', 'Click here', 'ick he', '<Cl><[ick]> [he]re'],
    ['Click', 'Click here', 'here', '<Click> [here]'],
  ])('links %s: %s, searched for %j', (word, text, query, expected) => {
    expect(drawn(text, query, word)).toBe(expected);
  });

  it('links answers only', () => {
    expect(drawn('Click here', '')).toBe('Click here');
  });
});
