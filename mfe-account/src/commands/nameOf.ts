import { type NamedTitle, titleName } from 'shared-contract'
import { $locale, $titleNames } from 'shared-i18n'

/** A title's name as the reader sees it now, for commands, which are outside of components. */
export function nameOf(named: NamedTitle): string {
	return titleName(named, $titleNames.get() ?? $locale.get())
}
