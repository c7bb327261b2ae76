import { useStore } from '@nanostores/react'
import { showOutcome } from 'shared-composition'
import { common, useTranslations } from 'shared-i18n'
import { $saved, toggleSaved } from 'shared-state'
import { art, BookmarkedIcon, BookmarkIcon, color, IconButton, motion } from 'shared-ui'
import { styled } from 'styled-components'

const OverArt = styled(IconButton)`
	&& { color: ${art.text}; background: ${art.veil}; transition: opacity ${motion.fast}; }
	&&:hover { background: ${art.shade}; }
	@media (hover: none) { &&, &&:hover { color: ${color.text}; background: none; } }
`

interface SaveToggleProps {
	titleId: number
	/** The name of the title, which makes the accessible name of each button unique. */
	name: string
	/** The button lies over a picture on devices with a pointer. */
	overArt?: boolean
}

/** Adds a title to the reader's list or removes it. All buttons of the same title stay in sync. */
export function SaveToggle({ titleId, name, overArt = false }: SaveToggleProps) {
	const t = useTranslations(common)
	const isSaved = useStore($saved).has(titleId)

	async function toggle() {
		showOutcome(await toggleSaved(titleId), t(isSaved ? 'save.removed' : 'save.added'))
	}

	const Toggle = overArt ? OverArt : IconButton
	return (
		<Toggle
			size="sm"
			label={`${t(isSaved ? 'save.saved' : 'save.add')}: ${name}`}
			icon={isSaved ? <BookmarkedIcon size={18} /> : <BookmarkIcon size={18} />}
			aria-pressed={isSaved}
			onClick={() => void toggle()}
		/>
	)
}
