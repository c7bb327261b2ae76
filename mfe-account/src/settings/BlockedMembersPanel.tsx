import { useId } from 'react'
import { Remote } from 'shared-composition'
import { useTranslations } from 'shared-i18n'
import { Meta, Panel, Skeleton } from 'shared-ui'
import { sectionTranslations } from './sectionTranslations.ts'
import { PanelSection } from './style.ts'

/** The blocked members. The list is a widget of the community slice, which owns blocking. */
export function BlockedMembersPanel() {
	const t = useTranslations(sectionTranslations)
	const titleId = useId()
	return (
		<Panel>
			<PanelSection aria-labelledby={titleId}>
				<div>
					<h2 id={titleId}>{t('blocked.title')}</h2>
					<Meta as="p">{t('blocked.lead')}</Meta>
				</div>
				<Remote name="mfe-community/BlockedMembers" skeleton={<Skeleton $height="8rem" />} />
			</PanelSection>
		</Panel>
	)
}
