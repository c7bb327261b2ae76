import { NOTIFICATION_CHANNELS, NOTIFICATION_PREFERENCES } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { color, Meta, size, space, VisuallyHidden } from 'shared-ui'
import { styled } from 'styled-components'
import { sectionTranslations } from '../sectionTranslations.ts'
import type { DeliveryFormProps } from './deliveryValues.ts'

const Table = styled.table`
	width: 100%;
	border-collapse: collapse;
	th, td { padding: ${space[3]} ${space[1]}; text-align: center; }
	th { font-size: ${size.sm}; font-weight: 600; }
	th[scope='row'] { padding-left: 0; font-size: ${size.md}; text-align: start; overflow-wrap: anywhere; }
	th p { font-weight: 400; }
	tbody tr { border-top: 1px solid ${color.line}; }
	label { display: grid; place-items: center; min-width: 44px; min-height: 44px; cursor: pointer; }
	label:has(:disabled) { cursor: not-allowed; opacity: 0.5; }
	input { width: 22px; height: 22px; margin: 0; accent-color: ${color.live}; cursor: inherit; }
`

/** Which kind of notification comes on which channel. */
export function ChannelTable({ form: { values, set } }: DeliveryFormProps) {
	const t = useTranslations(sectionTranslations)
	return (
		<div>
			<Table>
				<caption>
					<VisuallyHidden>{t('preferences.table')}</VisuallyHidden>
				</caption>
				<thead>
					<tr>
						<td />
						{NOTIFICATION_CHANNELS.map((channel) => (
							<th key={channel} scope="col">
								{t(`preferences.channel.${channel}`)}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{NOTIFICATION_PREFERENCES.map((kind) => (
						<tr key={kind}>
							<th scope="row">
								{t(`preferences.${kind}`)}
								<Meta as="p">{t(`preferences.${kind}.text`)}</Meta>
							</th>
							{NOTIFICATION_CHANNELS.map((channel) => (
								<td key={channel}>
									<label>
										<VisuallyHidden>{`${t(`preferences.${kind}`)}: ${t(`preferences.channel.${channel}`)}`}</VisuallyHidden>
										<input
											type="checkbox"
											checked={values[channel][kind] ?? values[channel].comments}
											disabled={channel === 'email' && values.mail !== 'on'}
											onChange={({ target }) => set({ [channel]: { ...values[channel], [kind]: target.checked } })}
										/>
									</label>
								</td>
							))}
						</tr>
					))}
				</tbody>
			</Table>
			<Meta as="p">{t(`preferences.mail.${values.mail}`)}</Meta>
		</div>
	)
}
