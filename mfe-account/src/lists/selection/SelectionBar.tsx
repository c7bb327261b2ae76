import { use, useState } from 'react'
import type { ListEntry } from 'shared-contract'
import { loadTranslations, useTitleName, useTranslations } from 'shared-i18n'
import { Button, CloseIcon, color, from, IconButton, radius, safe, shadow, space } from 'shared-ui'
import { TrashIcon } from 'shared-ui/parts'
import { styled } from 'styled-components'
import type { TitleListStore } from '../listTabs/titleListStore.ts'
import { changeMany } from './changeMany.ts'
import { SelectionDialog } from './SelectionDialog.tsx'
import { adding, type ChangeSelection, ending, type Selected } from './selected.ts'
import { selectionTranslations } from './selectionTranslations.ts'

const ready = loadTranslations(selectionTranslations)

/** Stays at the foot of the window; `data-foot` has toasts stand elsewhere. */
const Bar = styled.section`
	position: sticky;
	z-index: 3;
	bottom: max(${space[3]}, ${safe.bottom});
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	gap: ${space[2]};
	margin-top: ${space[4]};
	padding: ${space[2]};
	border: 1px solid ${color.line};
	border-radius: ${radius.lg};
	background: ${color.raised};
	box-shadow: ${shadow.floating};
`
const Selection = styled.p`
	flex: 1;
	margin: 0;
	font-weight: 600;
`
/** A line of its own on narrow screens. */
const Does = styled.div`
	display: flex;
	flex: 1 0 100%;
	gap: ${space[2]};
	> :last-child { flex: 1; }
	${from.phone} { flex: none; }
`

interface SelectionBarProps {
	list: TitleListStore
	/** The shown entries. */
	entries: readonly ListEntry[]
	selected: Selected
	select: ChangeSelection
}

/** What the owner does with the selected entries. */
export default function SelectionBar({ list, entries, selected, select }: SelectionBarProps) {
	use(ready)
	const t = useTranslations(selectionTranslations)
	const place = { list, titleName: useTitleName() }
	const [isChanging, setChanging] = useState(false)
	const chosen = entries.filter(({ title }) => selected.has(title.id))
	const count = chosen.length
	const end = () => select(ending)

	function remove() {
		end()
		void changeMany(
			place,
			chosen,
			() => 'removed',
			(removed) => t('selection.removed', { count: removed }),
		)
	}

	return (
		<Bar data-foot="" aria-label={t('selection')}>
			<IconButton label={t('selection.end')} icon={<CloseIcon size={18} />} onClick={end} />
			<Selection role="status">{count === 0 ? t('selection.none') : t('selection.count', { count })}</Selection>
			{count < entries.length && (
				<Button variant="quiet" onClick={() => select(adding(entries.map(({ title }) => title.id)))}>
					{t('selection.all')}
				</Button>
			)}
			{count > 0 && (
				<Does>
					<IconButton label={t('selection.remove')} icon={<TrashIcon size={18} />} onClick={remove} />
					<Button variant="primary" onClick={() => setChanging(true)}>
						{t('selection.change')}
					</Button>
				</Does>
			)}
			{isChanging && <SelectionDialog place={place} entries={chosen} onDone={end} onClose={() => setChanging(false)} />}
		</Bar>
	)
}
