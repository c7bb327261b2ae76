/** What our sources use though a lowest browser lacks it, with the guard that stands beside it. */
export const GUARDED = {
	'Intl.Segmenter': {
		file: 'mfe-catalogue/src/contribute/revision/wordDiff.ts',
		guard: "if (!('Segmenter' in Intl)) return",
	},
	'navigator.share': {
		file: 'mfe-account/src/lists/statistics/ShareYear.tsx',
		guard: "typeof navigator.share === 'function'",
	},
	'window.pushManager': {
		file: 'mfe-account/src/settings/notifications/browserPush.ts',
		guard: 'if (window.pushManager)',
	},
	// Without a top layer toasts stand in the page, or in the topmost dialog.
	'popover=': { file: 'shared-ui/src/overlay/Toast.tsx', guard: 'current?.hidePopover?.()' },
	'.hidePopover()': { file: 'shared-ui/src/overlay/Toast.tsx', guard: 'hidePopover?.()' },
	'.showPopover()': { file: 'shared-ui/src/overlay/Toast.tsx', guard: 'showPopover?.()' },
	// Without it the boxes of an element tell whether it is seen.
	'.checkVisibility()': { file: 'shared-composition/src/watch/hidden.ts', guard: 'element.checkVisibility?.(' },
	// A hint for the keyboard of a phone.
	'autoCapitalize=': {
		file: 'mfe-community/src/messaging/messages/join/JoinGroupDialog.tsx',
		guard: 'autoCapitalize="off"',
	},
}

/** What only a library uses, and why it does no harm. */
export const IN_LIBRARIES = {
	'.toArray()': 'React.Children',
	'.error()': 'a method of our own',
	'.move()': 'a method of our own',
	'.restore()': 'a method of our own',
	'.use()': 'a function of React, and a method of libraries',
	navigation: 'React looks for it first',
	setImmediate: "React's scheduler looks for it first",
	'navigator.connection': 'React looks for it first',
	'.startViewTransition()': 'React and the router look for it first',
	':view-transition': 'React sets it in a view transition only',
	':view-transition-group': 'React sets it in a view transition only',
	'box-pack': 'stylis writes the old names of flexible boxes beside the new ones',
	'document.prerendering': 'web-vitals does without',
	'document.wasDiscarded': 'web-vitals does without',
	'performance.interactionCount': 'web-vitals counts by itself where it lacks',
	'globalThis.requestIdleCallback': 'web-vitals looks for it first',
	'globalThis.cancelIdleCallback': 'web-vitals looks for it first',
	PerformanceEventTiming: 'web-vitals looks for it first',
	'overflow-anchor: auto': '@tanstack/react-virtual asks whether the browser has it',
	'PublicKeyCredential.getClientCapabilities': '@simplewebauthn/browser looks for it first',
}

/** Styles whose absence changes how a page looks, and nothing that a reader can do there. */
export const LOOKS = [
	// Hides a text that a browser without scripts does not need.
	'@media (scripting)',
	// The drawn waves have the old name for Chrome and the new one for Firefox.
	'-webkit-mask-composite',
	'mask-composite',
	'mask-composite: intersect',
	'contain-intrinsic-size',
	'contain-intrinsic-block-size',
	'content-visibility',
	'content-visibility: auto',
	'field-sizing',
	'font-family: ui-monospace',
	'forced-color-adjust',
	'forced-color-adjust: none',
	'grid-template-rows: subgrid',
	'overflow-anchor',
	'overflow-anchor: none',
	'overflow-clip-margin',
	'scrollbar-color',
	'scrollbar-gutter',
	'scrollbar-gutter: auto',
	'scrollbar-gutter: stable',
	'scrollbar-width',
	'scrollbar-width: none',
	'scrollbar-width: thin',
	'sibling-index()',
	'text-wrap',
	'text-wrap: balance',
	'text-wrap: pretty',
	'word-break: auto-phrase',
]
