/** A final message for a program: JSON that fits the workflow's schema. */
import type { Feature } from "../../run/feature.ts";
import { settleOutput, describeForm } from "./output.ts";

export const structured: Feature = {
  equip({ session }) {
    const { form } = session.admitted;
    if (form === undefined) return Promise.resolve({});
    const words = describeForm(form.schema);
    return Promise.resolve({
      tell: () => Promise.resolve({ words }),
      end: async (agent, end) => await settleOutput(agent, form.schema, end),
    });
  },
};
