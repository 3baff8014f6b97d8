/** The stories that are shown in forced colours, by name, and the width of the window in pixels. */
export const FORCED_COLOUR_STORIES: Readonly<Record<string, { id: string; width: number }>> = {
  'Cart with long texts': { id: 'pages-cart--long-texts', width: 320 },
  QuantityStepper: { id: 'components-forms-quantitystepper--states', width: 320 },
  RangeSlider: { id: 'components-forms-rangeslider--states', width: 320 },
  TextField: { id: 'components-forms-textfield--states', width: 320 },
  SelectField: { id: 'components-forms-selectfield--states', width: 320 },
  Button: { id: 'components-primitives-button--states', width: 320 },
  Toast: { id: 'components-layout-toast--with-undo', width: 400 },
  'All badges': { id: 'components-primitives-badge--all-badges', width: 400 },
};
