import { AiringControls, type AiringControlsProps } from 'shared-composition/airing'
import { useTranslations } from 'shared-i18n'
import { Meta, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { revisionTranslations } from './revisionTranslations.ts'

const Group = styled.fieldset`
	display: grid;
	gap: ${space[3]};
	margin: 0;
	padding: 0;
	border: 0;
	min-width: 0;
	legend { padding: 0; margin-bottom: ${space[1]}; font-size: ${size.sm}; font-weight: 600; }
`

type AiringFieldProps = Omit<AiringControlsProps, 't'> & { label: string }

/** The airing schedule of a title, as a field of the edit form. */
export function AiringField({ label, ...airing }: AiringFieldProps) {
	const t = useTranslations(revisionTranslations)
	return (
		<Group>
			<legend>{label}</legend>
			<Meta as="p">{t('airing.hint')}</Meta>
			<AiringControls t={t} {...airing} />
		</Group>
	)
}
