import { Steps } from '../blocks/Spoken.tsx';
import { transcripts } from '../blocks/transcripts.ts';

/** All transcripts, each behind its title. */
export function TranscriptList() {
  return transcripts.map(({ name, title, scenes }) => (
    <details key={name} className="spoken sb-unstyled">
      <summary>{title}</summary>
      {scenes.map((scene) => (
        <div key={scene.title}>
          <p className="spoken-scene">{scene.title}</p>
          <Steps steps={scene.steps} />
        </div>
      ))}
    </details>
  ));
}

/** The number of transcripts. */
export function TranscriptCount() {
  return transcripts.length;
}
