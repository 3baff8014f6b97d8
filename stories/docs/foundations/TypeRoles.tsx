import { formatLength, typeRoles, type TypeRole } from './parse-tokens.ts';
import { tokens, tokensOf } from './read-tokens.ts';
import { Sample, TokenName } from './Sample.tsx';
import { TokenUsage } from './TokenUsage.tsx';

const roles = typeRoles(tokens);

/** The type roles with sample texts. Renders a list. */
export function TypeRoles() {
  return (
    <Sample>
      <ul>
        {roles.map((role) => (
          <li key={role.name} className="py-6 rule-hair">
            <p className="text-caption text-ink-2 figures">
              <TokenName>text-{role.name}</TokenName> <span className="ml-3">{measures(role)}</span>
            </p>
            <TokenUsage name={`--text-${role.name}`} />
            <p className="mt-3 overflow-hidden py-1" style={styleOf(role)}>
              {textFor(role)}
            </p>
          </li>
        ))}
      </ul>
    </Sample>
  );
}

/** The font weights with sample texts. Renders a list. */
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
              <TokenUsage name={name} />
            </span>
          </li>
        ))}
      </ul>
    </Sample>
  );
}

function measures({ size, lineHeight, letterSpacing, fontWeight }: TypeRole): string {
  return [
    formatLength(size),
    lineHeight && `line height ${lineHeight}`,
    letterSpacing && `tracking ${letterSpacing}`,
    fontWeight ? `weight ${fontWeight}` : 'inherited weight',
  ]
    .filter(Boolean)
    .join(' · ');
}

function styleOf({ size, lineHeight, letterSpacing, fontWeight }: TypeRole) {
  return { fontSize: size, lineHeight, letterSpacing, fontWeight };
}

/** The sample text: of roles with one use, a text of the shop. */
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
