import { SEARCH_QUERY_MAX_LENGTH } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { CloseIcon, IconButton, SearchIcon } from 'shared-ui'
import { TextField } from 'shared-ui/controls'
import { listingTranslations } from './listingTranslations.ts'
import { useTypedText } from './useTypedText.ts'

interface TextFilterProps {
	/** The text of the current filter. */
	appliedText: string
	onText: (text: string) => void
}

/** The text filter of a list. It is debounced; Enter applies it at once. */
export function TextFilter({ appliedText, onText }: TextFilterProps) {
	const t = useTranslations(listingTranslations)
	const { text, type } = useTypedText(appliedText, onText)
	return (
		<TextField
			type="search"
			label={t('listing.text')}
			hideLabel
			placeholder={t('listing.text.placeholder')}
			maxLength={SEARCH_QUERY_MAX_LENGTH}
			enterKeyHint="search"
			autoComplete="off"
			value={text}
			onChange={(event) => type(event.target.value)}
			onKeyDown={(event) => {
				if (event.key === 'Enter' && !event.nativeEvent.isComposing) type(text, true)
			}}
			start={<SearchIcon size={18} />}
			end={
				// Always rendered: mounting it with the first letter would recalculate the styles of the whole page.
				<IconButton
					size="sm"
					label={t('listing.text.clear')}
					icon={<CloseIcon size={16} />}
					onClick={() => type('', true)}
					style={{ visibility: text === '' ? 'hidden' : 'visible' }}
				/>
			}
		/>
	)
}
