import { useState } from 'react'
import { useFormats, useTranslations } from 'shared-i18n'
import { Button, ChevronDownIcon, ChevronUpIcon, from, space } from 'shared-ui'
import { styled } from 'styled-components'
import { ActivityItem } from './ActivityItem.tsx'
import { activityRuns, alikeRuns, type ShownActivity } from './activityRuns.ts'
import { profileTranslations } from './profileTranslations.ts'

const Rows = styled.ol<{ $wide: boolean }>`
	display: grid;
	min-width: 0;
	${from.wide} { ${(p) => p.$wide && `grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: ${space[8]};`} }
`
const Show = styled(Button)`
	display: flex;
	margin-inline-start: -0.75em;
`

interface ActivityRowsProps {
	items: readonly ShownActivity[]
	/** In two columns on wide screens. */
	wide?: boolean
}

/** Activities, latest first. What one member did alike is one row, with each behind a press. */
export function ActivityRows({ items, wide = false }: ActivityRowsProps) {
	return (
		<Rows $wide={wide}>
			{alikeRuns(activityRuns(items)).map((run) => (
				<Run key={run.items.at(-1)?.id} {...run} />
			))}
		</Rows>
	)
}

function Run({ textKey, items }: ReturnType<typeof alikeRuns>[number]) {
	const t = useTranslations(profileTranslations)
	const formats = useFormats()
	const [isOpen, setOpen] = useState(false)
	const [latest] = items
	const each = items.map((item) => <ActivityItem key={item.id} activity={item} by={item.user} />)
	if (textKey === undefined) return each
	return (
		<>
			<ActivityItem activity={latest} by={latest.user} text={t(textKey, { count: formats.number(items.length) })}>
				<Show size="sm" variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
					{t('activity.run.show')}
					{isOpen ? <ChevronUpIcon size={16} /> : <ChevronDownIcon size={16} />}
				</Show>
			</ActivityItem>
			{isOpen && each}
		</>
	)
}
