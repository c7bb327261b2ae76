import { SEARCH_QUERY_MAX_LENGTH } from 'shared-contract'
import { useWords } from 'shared-i18n'
import { CloseIcon, IconButton, SearchIcon } from 'shared-ui'
import { TextField } from 'shared-ui/controls'
import { words } from '../words.ts'
import { useTypedText } from './useTypedText.ts'

interface TextFilterProps {
	/** The text in force. */
	sent: string
	onText: (text: string) => void
}

/** The text filter of a list. A press of Enter does not wait for typing to rest. */
export function TextFilter({ sent, onText }: TextFilterProps) {
	const t = useWords(words)
	const { text, type } = useTypedText(sent, onText)
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
				// Always there, for what comes with the first letter would have the whole page styled anew.
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
