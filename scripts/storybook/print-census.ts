/** Prints the census of the showroom as tables; exits with 1 when something is missing. */
import { findCensusFaults, takeCensus } from './census.ts';

const census = takeCensus();
const stories = census.components.flatMap((component) => component.stories);
const faults = findCensusFaults(census);

console.table(
  census.components.map(({ component, stories: own, callbacks }) => ({
    component,
    stories: own.length,
    plays: own.filter(({ hasPlay }) => hasPlay).length,
    callbacks: callbacks
      .map(({ name, isPressed }) => (isPressed ? name : `${name} (!)`))
      .join(', '),
  })),
);
console.table(
  census.pageStates.map(({ state, file, story, exists }) => ({
    'page state': state,
    story: exists ? `${file}: ${story}` : 'missing',
  })),
);
console.log(
  `${census.components.length} components, ${stories.length} stories of theirs, ` +
    `${stories.filter(({ hasPlay }) => hasPlay).length} with a play, ` +
    `${census.pageStates.length} page states, ${census.optOuts.length} opt-outs of axe.`,
);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
