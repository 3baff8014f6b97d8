import { Table } from './Table.tsx';

/** The keyboard support of a component, on its docs page. Renders a `<table>`. */
export function Keyboard({ keys }: { keys: Readonly<Record<string, string>> }) {
  return <Table heads={['Key', 'Action']} rows={keys} />;
}
