import { useId } from 'react'
import { Remote } from 'shared-composition'
import { useWords } from 'shared-i18n'
import { Meta, Panel, Skeleton } from 'shared-ui'
import { words } from '../words.ts'
import { Part } from './style.ts'

/** Whom the member blocked, lent by the slice that knows who may see whom. */
export function BlockedPeople() {
	const t = useWords(words)
	const titleId = useId()
	return (
		<Panel>
			<Part aria-labelledby={titleId}>
				<div>
					<h2 id={titleId}>{t('blocked.title')}</h2>
					<Meta as="p">{t('blocked.lead')}</Meta>
				</div>
				<Remote name="mfe-community/BlockedMembers" skeleton={<Skeleton $height="8rem" />} />
			</Part>
		</Panel>
	)
}
