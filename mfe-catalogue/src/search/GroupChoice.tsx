import { useNavigate } from 'react-router-dom'
import type { SearchGroup } from 'shared-contract'
import { useWords } from 'shared-i18n'
import { ChipButton, ChipRow, VisuallyHidden } from 'shared-ui'
import { words } from '../words.ts'
import { type SearchAsked, searchPath } from './address.ts'

interface GroupChoiceProps {
	asked: SearchAsked
	counts: readonly { name: SearchGroup; count: string }[]
}

/** Chooses one group of the results, or all; says how many each has. */
export function GroupChoice({ asked, counts }: GroupChoiceProps) {
	const t = useWords(words)
	const navigate = useNavigate()
	const choose = (group: SearchGroup | undefined) => {
		void navigate(searchPath({ ...asked, group }), { preventScrollReset: true })
	}
	const texts = counts.map(({ name, count }) => `${t(`search.group.${name}`)} ${count}`)
	return (
		<>
			<VisuallyHidden role="status">{texts.join(', ')}</VisuallyHidden>
			<ChipRow role="group" aria-label={t('search.groups')} $scroll>
				<ChipButton pressed={asked.group === undefined} onClick={() => choose(undefined)}>
					{t('search.group.all')}
				</ChipButton>
				{counts.map(({ name }, place) => (
					<ChipButton key={name} pressed={asked.group === name} onClick={() => choose(name)}>
						{texts[place]}
					</ChipButton>
				))}
			</ChipRow>
		</>
	)
}
