const QUERY = '(forced-colors: active)';

/** The media queries of forced colours in the style sheets, which the toolbar replaces. */
const queries = new Set<MediaList>();

/**
 * Approximates forced colours (high contrast) in any browser: applies the styles in their media query, and system
 * colours by `stories.css`. Real forced colours are a setting of the operating system, or of a browser's devtools.
 */
export function simulateForcedColours(isForced: boolean): void {
  document.documentElement.dataset['colours'] = isForced ? 'forced' : 'own';
  if (isForced) {
    for (const sheet of document.styleSheets) collectQueries(sheet.cssRules);
  }
  for (const media of queries) media.mediaText = isForced ? 'all' : QUERY;
}

function collectQueries(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.conditionText === QUERY) queries.add(rule.media);
    if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) collectQueries(rule.cssRules);
  }
}
