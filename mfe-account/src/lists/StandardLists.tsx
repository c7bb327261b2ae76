import { useState } from 'react'
import { deferred } from 'shared-composition'
import type { Shelf } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { ChevronRightIcon, HeartIcon, Meta, PlayIcon, Section } from 'shared-ui'
import { BookIcon } from 'shared-ui/parts'
import { entryDraft } from './entry/entryDraft.ts'
import { listTranslations } from './listTranslations.ts'
import { ListGrid, OpenHint, StandardCard, StandardName } from './standardListsStyle.ts'

const StandardListDialog = deferred(() =>
	import(/* webpackChunkName: "standard-list" */ './StandardListDialog.tsx').then((chunk) => chunk.default),
)

const LISTS = ['anime', 'manga', 'favorites'] as const
type Standard = (typeof LISTS)[number]
const ICONS = { anime: PlayIcon, manga: BookIcon, favorites: HeartIcon }

interface StandardListsProps {
	counts: Shelf['counts']
	/** Called after a list was closed, since its counts may have changed. */
	onLeave: () => void
}

/** The three lists that every member has. Each opens in a dialog. */
export function StandardLists({ counts, onLeave }: StandardListsProps) {
	const t = useTranslations(listTranslations)
	const [open, setOpen] = useState<Standard | undefined>(() => entryDraft.read()?.kind)
	return (
		<Section title={t('lists.standard')}>
			<ListGrid>
				{LISTS.map((list) => {
					const Icon = ICONS[list]
					return (
						<li key={list}>
							<StandardCard type="button" aria-haspopup="dialog" onClick={() => setOpen(list)}>
								<Icon size={26} />
								<StandardName>
									<strong>{t(`lists.${list}`)}</strong>
									<Meta>{t(`lists.${list}.count`, { count: counts[list] })}</Meta>
								</StandardName>
								<OpenHint>
									{t('lists.access')}
									<ChevronRightIcon size={16} />
								</OpenHint>
							</StandardCard>
						</li>
					)
				})}
			</ListGrid>
			{open && (
				<StandardListDialog
					list={open}
					onClose={() => {
						setOpen(undefined)
						onLeave()
					}}
				/>
			)}
		</Section>
	)
}
