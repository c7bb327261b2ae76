import { useId } from 'react'
import { fillTitle, SlotFill } from 'shared-composition'
import type { Fill } from 'shared-contract'
import { useLocale } from 'shared-i18n'
import { Panel } from 'shared-ui'
import { PanelSection } from './style.ts'

/** A section that a slice adds to the settings. */
export function OtherSection({ fill }: { fill: Fill }) {
	const titleId = useId()
	return (
		<Panel>
			<PanelSection aria-labelledby={titleId}>
				<h2 id={titleId}>{fillTitle(fill, useLocale())}</h2>
				<SlotFill fill={fill} props={{}} />
			</PanelSection>
		</Panel>
	)
}
