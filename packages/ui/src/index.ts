// Root, actions and forms.
export { Root } from './root'
export type { RootProps } from './root'
export { Button, ButtonLink, IconButton } from './button'
export type {
  ButtonLinkProps,
  ButtonAppearance,
  ButtonProps,
  ButtonSize,
  ButtonVariant,
  IconButtonProps,
} from './button'
export { Checkbox } from './checkbox'
export type { CheckboxProps } from './checkbox'
export { CheckboxGroup } from './checkbox-group'
export type { CheckboxGroupProps } from './checkbox-group'
export { ColourField } from './colour-field'
export type { ColourFieldProps } from './colour-field'
export { ComboBox, LongComboBox, MultiSelect } from './combo-box'
export type { ComboBoxOption, ComboBoxProps, LongComboBoxProps, MultiSelectProps } from './combo-box'
export { DateField, DatePicker, DateRangePicker } from './date-picker'
export type { DateGranularity, DatePickerProps, DateRange, DateRangePickerProps } from './date-picker'
export { EmailField } from './email-field'
export type { EmailFieldProps } from './email-field'
export { Field, LeftOut, useField } from './field'
export type { FieldControlProps, FieldFrame, FieldProps, LeftOutProps } from './field'
export { useFocusAfterRemoval } from './focus-after-removal'
export { Link, LinkProvider, useLinkPress } from './link'
export type { LinkProps, LinkProviderProps, LinkVariant, Navigate } from './link'
export { NumberField } from './number-field'
export type { NumberFieldProps } from './number-field'
export { OneTimeCode } from './one-time-code'
export type { OneTimeCodeProps } from './one-time-code'
export { PasswordField } from './password-field'
export type { PasswordFieldProps } from './password-field'
export { RadioGroup } from './radio-group'
export type { RadioGroupProps, RadioOption } from './radio-group'
export { SearchField } from './search-field'
export type { SearchFieldProps } from './search-field'
export { Select } from './select'
export type { Option, SelectProps } from './select'
export { Switch } from './switch'
export type { SwitchProps } from './switch'
export { TextArea } from './text-area'
export type { TextAreaProps } from './text-area'
export { TextField } from './text-field'
export type { TextFieldProps } from './text-field'
export { useIsPhone } from './internal/use-media-query'
export { VisuallyHidden } from './visually-hidden'

// Surfaces, lists, overlays and frames.
export {
  AppShell,
  AppShellDrawer,
  AppShellHeader,
  AppShellMain,
  AppShellRoot,
  AppShellSide,
  AppShellSkipLink,
  SideNav,
} from './app-shell'
export type {
  AppShellDrawerProps,
  AppShellHeaderProps,
  AppShellHeaderSlots,
  AppShellProps,
  AppShellSideProps,
  AppShellSkipLinkProps,
  NavGroup,
  NavItem,
  SideNavProps,
} from './app-shell'
export { Avatar } from './avatar'
export type { AvatarProps } from './avatar'
export { Badge } from './badge'
export type { BadgeProps, BadgeTone } from './badge'
export { Banner, BannerList } from './banner-list'
export type { BannerItem, BannerKind, BannerListProps, BannerProps } from './banner-list'
export { Breadcrumbs } from './breadcrumbs'
export type { BreadcrumbItem, BreadcrumbsProps } from './breadcrumbs'
export { Card, CardBody, CardFooter, CardHeader, CardRoot, CardTitle } from './card'
export type { CardBodyProps, CardProps, CardTitleProps } from './card'
export { ColumnMenu } from './column-menu'
export type { ColumnChoice, ColumnItem, ColumnMenuProps } from './column-menu'
export { CommandPalette, SearchSuggestions } from './command-palette'
export type {
  CommandGroup,
  CommandListProps,
  CommandOption,
  CommandPaletteProps,
  CommandTexts,
  SearchSuggestionsProps,
  SuggestionInputProps,
} from './command-palette'
export { ConfirmProvider, useConfirm } from './confirm'
export type { Confirm, ConfirmOptions, ConfirmProviderProps } from './confirm'
export {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogRoot,
  DialogTitle,
  preloadDialog,
} from './dialog'
export type { DialogContentProps, DialogProps, DialogRootProps } from './dialog'
export { DescriptionList } from './description-list'
export type { DescriptionItem, DescriptionListProps } from './description-list'
export { Disclosure, DisclosureGroup } from './disclosure'
export type { DisclosureProps } from './disclosure'
export { ErrorBoundary } from './error-boundary'
export type { CaughtErrorInfo, ErrorBoundaryProps } from './error-boundary'
export { FileDrop, FileList, fileSize } from './file-drop'
export type { FileDropProps, FileItem, FileListProps } from './file-drop'
export { FilterBar, filterText } from './filter-bar'
export type {
  FilterBarProps,
  FilterDefinition,
  FilterSearch,
  FilterValue,
  FilterValues,
  NumberRange,
} from './filter-bar'
export { Inbox } from './inbox'
export { lazyOverlay } from './lazy-overlay'
export type { OverlayProps } from './lazy-overlay'
export { LayoutToggle } from './layout-toggle'
export type { Layout, LayoutToggleProps } from './layout-toggle'
export { Menu } from './menu'
export type { MenuAction, MenuProps } from './menu'
export { PageHeader } from './page-header'
export type { PageHeaderProps, PageHeaderSecondary } from './page-header'
export { pageSizes, PageSizeSelect } from './page-size-select'
export type { PageSizeSelectProps } from './page-size-select'
export { Pagination } from './pagination'
export type { PaginationProps } from './pagination'
export { PopoverPanel } from './popover-panel'
export type { PopoverPanelProps } from './popover-panel'
export { Progress } from './progress'
export type { ProgressProps } from './progress'
export { searchMatcher } from './search-matcher/search-matcher'
export { SidePanel } from './side-panel'
export type { SidePanelProps } from './side-panel'
export { Skeleton } from './skeleton'
export type { SkeletonProps } from './skeleton'
export { SortSelect } from './sort-select'
export type { SortSelectProps } from './sort-select'
export { Empty, ErrorState, Loading } from './states'
export type { EmptyProps, ErrorStateProps, LoadingProps } from './states'
export { Stepper } from './stepper'
export type { StepItem, StepperProps } from './stepper'
export { Table, TableSelectionBar } from './table'
export type { TableColumn, TablePerson, TableProps, TableSelection, TableSelectionBarProps, TableSort } from './table'
export { TabLinks, Tabs, TabsList, TabsPanel, TabsRoot, TabsTab } from './tabs'
export type { TabItem, TabLinkItem, TabLinksProps, TabsProps } from './tabs'
export { createToastStore, toastTimeout, ToastProvider, useToastEntries, useToasts } from './toast'
export type { InboxProps } from './inbox'
export type { KeptInbox, ToastAction, ToastEntry, ToastInput, ToastKind, ToastProviderProps, ToastStore } from './toast'
export { Tooltip } from './tooltip'
export type { TooltipProps } from './tooltip'
export { UiMessagesProvider } from './internal/messages-context'
export type { UiMessagesProviderProps } from './internal/messages-context'
export { uiMessages } from './messages'
export type { UiMessageOverrides, UiMessages } from './messages'
