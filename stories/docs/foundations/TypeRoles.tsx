import { describeLength, typeRoles, type TypeRole } from './parse-tokens.ts';
import { tokens, tokensOf } from './read-tokens.ts';
import { Sample, TokenName } from './Sample.tsx';

const roles = typeRoles(tokens);

/** Every role of type, set in itself. Renders a list. */
export function TypeRoles() {
  return (
    <Sample>
      <ul>
        {roles.map((role) => (
          <li key={role.name} className="py-6 rule-hair">
            <p className="text-caption text-ink-2 figures">
              <TokenName>text-{role.name}</TokenName> <span className="ml-3">{measures(role)}</span>
            </p>
            <p className="mt-3 overflow-hidden py-1" style={styleOf(role)}>
              {textFor(role)}
            </p>
          </li>
        ))}
      </ul>
    </Sample>
  );
}

/** The named weights, set in themselves. Renders a list. */
export function Weights() {
  return (
    <Sample>
      <ul className="grid gap-4 tablet:grid-cols-2">
        {tokensOf('--font-weight-').map(({ name, value }) => (
          <li key={name} className="text-h3" style={{ fontWeight: value }}>
            Maximum Impact
            <span className="block text-caption font-regular text-ink-2 figures">
              <TokenName>{name.replace('--font-weight-', 'font-')}</TokenName>
              <span className="ml-3">{value}</span>
            </span>
          </li>
        ))}
      </ul>
    </Sample>
  );
}

function measures({ size, lineHeight, letterSpacing, fontWeight }: TypeRole): string {
  return [
    describeLength(size),
    lineHeight && `line ${lineHeight}`,
    letterSpacing && `tracking ${letterSpacing}`,
    fontWeight ? `weight ${fontWeight}` : 'weight of its place',
  ]
    .filter(Boolean)
    .join(' · ');
}

function styleOf({ size, lineHeight, letterSpacing, fontWeight }: TypeRole) {
  return { fontSize: size, lineHeight, letterSpacing, fontWeight };
}

/** Roles with a job of their own show it; the others show a sentence. */
function textFor({ name }: TypeRole): string {
  const texts: Record<string, string> = {
    display: 'Minimal Design. Maximum Impact.',
    h1: 'Shopping Cart',
    h2: 'Featured Collection',
    h3: 'Order Summary',
    menu: 'ACCOUNT',
    total: '$128.39',
    'line-name': 'Arc Desk Lamp',
    field: '123 Main Street',
    ui: 'Add to Cart',
    caption: 'Lighting · 49 reviews',
    badge: 'Low stock',
    label: 'SHOP',
    mark: 'ESSENCE',
    count: '12',
  };
  return texts[name] ?? 'Handcrafted with premium materials, for the desk and the home.';
}
