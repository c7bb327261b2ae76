import { useStore } from '@nanostores/react'
import { announce } from 'shared-composition'
import { common, useWords } from 'shared-i18n'
import { $saved, toggleSaved } from 'shared-state'
import { art, BookmarkedIcon, BookmarkIcon, motion, radius } from 'shared-ui'
import { styled } from 'styled-components'

const Toggle = styled.button`
	display: grid;
	place-items: center;
	width: 36px;
	height: 36px;
	padding: 0;
	border: 0;
	border-radius: ${radius.full};
	color: ${art.text};
	background: ${art.veil};
	cursor: pointer;
	transition: opacity ${motion.fast};
	&:hover { background: ${art.shade}; }
	&[aria-pressed='true'] { color: ${art.gold}; }
	&:focus-visible { border-radius: ${radius.full}; }
`

interface SaveToggleProps {
	titleId: number
	/** The name of the title, so that one button of many can be told from the others. */
	name: string
}

/** Puts a title on the reader's list, or takes it off; every other button of that title follows. */
export function SaveToggle({ titleId, name }: SaveToggleProps) {
	const t = useWords(common)
	const isSaved = useStore($saved).has(titleId)

	async function toggle() {
		announce(await toggleSaved(titleId), t(isSaved ? 'save.removed' : 'save.added'))
	}

	return (
		<Toggle
			type="button"
			title={t(isSaved ? 'save.saved' : 'save.add')}
			aria-label={`${t('save.add')}: ${name}`}
			aria-pressed={isSaved}
			onClick={() => void toggle()}
		>
			{isSaved ? <BookmarkedIcon size={18} /> : <BookmarkIcon size={18} />}
		</Toggle>
	)
}
