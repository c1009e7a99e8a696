import { people } from './people'

const all = people(1000)

/** A Refine data provider over the generated people. */
export const refineProvider = {
  getList: async ({ pagination: { currentPage = 1, pageSize = 10 } = {} }) => ({
    data: all.slice((currentPage - 1) * pageSize, currentPage * pageSize),
    total: all.length,
  }),
  getOne: async ({ id }) => ({ data: all[id - 1] }),
  create: async () => ({ data: {} }),
  update: async () => ({ data: {} }),
  deleteOne: async () => ({ data: {} }),
  getApiUrl: () => '',
}
