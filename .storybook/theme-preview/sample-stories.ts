/** Representative stories: components at their own size, screens at laptop size. */
export const sampleStories = [
  { label: 'Buttons', title: 'Actions/Button', story: 'Variants', height: 180 },
  { label: 'Text fields', title: 'Forms/Text field', story: 'States', height: 460 },
  { label: 'Cards', title: 'Structure/Card', story: 'Default', height: 300 },
  { label: 'Badges', title: 'Structure/Badge', story: 'Default', height: 120 },
  { label: 'Bar chart', title: 'Charts/Bar chart', story: 'Default', height: 380 },
  { label: 'Line chart', title: 'Charts/Line chart', story: 'Several', height: 420 },
  { label: 'Table', title: 'Lists/Table', story: 'Default', height: 480 },
  { label: 'Shell', title: 'Structure/App shell', story: 'Default', height: 440, isScreen: true },
  { label: 'Login', title: 'Pages/Login', story: 'Default', height: 440, isScreen: true },
  { label: 'Dashboard', title: 'Dashboard/Dashboard page', story: 'Default', height: 440, isScreen: true },
  { label: 'Employees', title: 'Employees/List page', story: 'Default', height: 440, isScreen: true },
] as const
