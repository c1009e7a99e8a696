/** Representative stories: components at their own size, screens at laptop size. */
export const sampleStories = [
  { label: 'Buttons', title: 'Components/Actions/Button', story: 'Variants', height: 180 },
  { label: 'Text fields', title: 'Components/Forms/Text field', story: 'States', height: 460 },
  { label: 'Cards', title: 'Components/Structure/Card', story: 'Default', height: 300 },
  { label: 'Badges', title: 'Components/Structure/Badge', story: 'Default', height: 120 },
  { label: 'Bar chart', title: 'Kits/Charts/Bar chart', story: 'Default', height: 380 },
  { label: 'Line chart', title: 'Kits/Charts/Line chart', story: 'Several', height: 420 },
  { label: 'Table', title: 'Components/Lists/Table', story: 'Default', height: 480 },
  { label: 'Shell', title: 'Components/Structure/App shell', story: 'Default', height: 440, isScreen: true },
  { label: 'Login', title: 'Features/Sign-in/Login', story: 'Default', height: 440, isScreen: true },
  { label: 'Dashboard', title: 'Features/Dashboard/Page', story: 'Default', height: 440, isScreen: true },
  { label: 'Employees', title: 'Features/Employees/List page', story: 'Default', height: 440, isScreen: true },
] as const
