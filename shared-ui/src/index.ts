export * from './actions/Button.tsx'
export type { ButtonVariant, ControlSize } from './actions/control.ts'
export * from './actions/IconButton.tsx'
export * from './actions/LinkButton.tsx'
export { refusal } from './actions/refusal.ts'
export {
	Actions as CardActions,
	Card,
	Corner as CardCorner,
	clamp,
	Frame as CardFrame,
	Subtitle as CardSubtitle,
	Title as CardTitle,
} from './cards/card.ts'
export * from './cards/TitleCard.tsx'
export * from './data/Badge.tsx'
export * from './data/ScoreBadge.tsx'
export * from './feedback/EmptyState.tsx'
export * from './feedback/Lantern.tsx'
export * from './feedback/Skeleton.tsx'
export * from './feedback/Spinner.tsx'
export { icon } from './icons/icon.tsx'
export * from './icons/index.ts'
export * from './layout/Grid.tsx'
export * from './layout/Page.tsx'
export * from './layout/Section.tsx'
export * from './layout/SkipLink.tsx'
export * from './layout/Stack.tsx'
export * from './layout/VisuallyHidden.tsx'
export * from './media/Avatar.tsx'
export * from './media/Picture.tsx'
export { useNear } from './media/useNear.ts'
export * from './navigation/Chip.tsx'
export * from './navigation/PlainLink.tsx'
export type { TriggerProps } from './overlay/floating.ts'
export * from './overlay/Menu.tsx'
export * from './overlay/Popover.tsx'
export * from './theme/GlobalStyle.tsx'
export * from './theme/HeadingText.tsx'
export { toriiLine, waves } from './theme/motifs.ts'
export { motionAllowed, useReducedMotion } from './theme/motion.ts'
export type { ColorRole, ThemeName } from './theme/palettes.ts'
export * from './theme/tokens.ts'
export { useMedia } from './theme/useMedia.ts'
