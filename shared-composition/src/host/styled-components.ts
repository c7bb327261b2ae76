/**
 * The shared module `styled-components` of the host: the library's exports without those for servers and for tools. A shared
 * module is never tree-shaken (docs/decisions/0037).
 */
export {
	createGlobalStyle,
	css,
	default,
	isStyledComponent,
	keyframes,
	StyleSheetConsumer,
	StyleSheetContext,
	StyleSheetManager,
	styled,
	ThemeConsumer,
	ThemeContext,
	ThemeProvider,
	useTheme,
	version,
	withTheme,
} from 'styled-components'
