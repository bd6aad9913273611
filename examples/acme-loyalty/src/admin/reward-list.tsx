import { call, outdated, useCall, useCan } from '@ashlar/sdk/admin'
import { type Column, ResourceList, useListState } from '@ashlar/sdk/tables'
import { IconButton, PageHeader, toast, useTexts } from '@ashlar/sdk/ui'
import { addReward, listRewards, NewReward, type Reward, removeReward } from '../contract.ts'
import { NewDialog } from './new-dialog.tsx'
import { sayRefused } from './refused.ts'

const addNew = (body: NewReward) => call(addReward, { body }).then(() => outdated(listRewards))

/** What members get for their points; also shown to visitors at /rewards. */
export default function RewardList() {
  const t = useTexts('loyalty')
  const [state, change] = useListState({ orderBy: 'cost' })
  const { data, error, refetch } = useCall(listRewards)
  const mayRemove = useCan('loyalty_rewards.can_delete')
  const add = useCan('loyalty_rewards.can_create') && (
    <NewDialog title={t('New reward')} schema={NewReward} initial={{ title: '', cost: 100 }} add={addNew} />
  )
  const columns: readonly Column<Reward>[] = [
    { id: 'title', title: t('Reward'), fixed: true, cell: ({ title }) => <b className="med">{title}</b> },
    { id: 'cost', title: t('Points'), align: 'right', className: 'num', cell: ({ cost }) => cost },
  ]
  /** Nothing hangs on a reward, so it is removed at once and can be put back. */
  const remove = async ({ id, title, cost }: Reward) => {
    try {
      await call(removeReward, { params: { id } })
      await outdated(listRewards)
      toast.success(t('“{title}” removed', { title }), {
        action: { label: t('Undo'), run: () => void addNew({ title, cost }) },
      })
    } catch (reason) {
      sayRefused(t('The reward was not removed'), reason)
    }
  }
  return (
    <>
      <PageHeader title={t('Rewards')} icon="gift" subtitle={t('Visitors see them at /rewards.')} actions={add} />
      <ResourceList
        name="loyalty-rewards"
        label={t('Rewards')}
        columns={columns}
        rows={data?.results.rows.filter(({ title }) => title.toLowerCase().includes(state.search.toLowerCase()))}
        total={data?.results.total ?? 0}
        error={error}
        onRetry={() => void refetch()}
        keyOf={({ id }) => id}
        labelOf={({ title }) => title}
        state={state}
        onState={change}
        searchLabel={t('Search rewards')}
        {...(mayRemove && {
          rowActions: (reward: Reward) => (
            <IconButton
              icon="trash-2"
              label={t('Remove {title}', { title: reward.title })}
              onClick={() => void remove(reward)}
            />
          ),
        })}
        empty={{ title: t('No rewards yet'), text: t('Add what customers get for their points.') }}
        unpaged
      />
    </>
  )
}
