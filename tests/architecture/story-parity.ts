/** The path of the stories that a component of the design system must have; `undefined` for other files. */
function storyPathOf(path: string): string | undefined {
  const [, component] = /^src\/(design-system\/.*\/[A-Z]\w*)\.tsx$/.exec(path) ?? [];
  return component && `stories/${component}.stories.tsx`;
}

/** What is wrong between components and stories: each must have its one counterpart. */
export function findParityFaults(sources: readonly string[], stories: readonly string[]): string[] {
  const wanted = sources.flatMap((path) => storyPathOf(path) ?? []);
  return [
    ...wanted
      .filter((story) => !stories.includes(story))
      .map((story) => `${story} is missing: every component of the design system has its stories.`),
    ...stories
      .filter((story) => !wanted.includes(story))
      .map((story) => `${story} tells of no component of the design system.`),
  ];
}
