import type { ReactNode } from 'react'
import { useTranslations } from 'shared-i18n'
import { byYear } from './byYear.ts'
import { Year } from './entityStyles.ts'
import { entityTranslations } from './entityTranslations.ts'

interface TimelineProps<Item> {
	/** Sorted by year. */
	items: readonly Item[]
	yearOf: (item: Item) => number | null
	/** Renders the items of one year. */
	children: (items: readonly Item[]) => ReactNode
}

/** Items by year. */
export function Timeline<Item>({ items, yearOf, children }: TimelineProps<Item>) {
	const t = useTranslations(entityTranslations)
	return (
		<ol>
			{byYear(items, yearOf).map((group) => (
				<Year key={group.year}>
					<h3>{group.year ?? t('entity.year.unknown')}</h3>
					{children(group.items)}
				</Year>
			))}
		</ol>
	)
}
