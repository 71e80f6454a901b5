import { aiServicesInput, changeAiSettingsInput, checkAiServiceInput } from "../../shared/contracts/ai-services.ts";
import { changeSettings } from "../ai/change-settings.ts";
import { checkService } from "../ai/check-service.ts";
import { readServices } from "../ai/read-services.ts";
import type { GenerationParts } from "../generation/generation-parts.ts";
import { defineFunction } from "./define-function.ts";

type Parts = GenerationParts;

/** The caller's services, defaults and spending. Its owner may look after a refund too. */
export const aiServices = ({ catalogue }: Pick<Parts, "catalogue">) =>
  defineFunction({
    access: "user",
    input: aiServicesInput,
    run: (_, { caller, pool }) => readServices(pool, catalogue, caller.userId),
  });

export const changeAiSettings = ({ catalogue }: Pick<Parts, "catalogue">) =>
  defineFunction({
    access: "user",
    input: changeAiSettingsInput,
    run: async (change, { caller, pool }) => {
      await changeSettings(pool, catalogue, caller.userId, change);
      return readServices(pool, catalogue, caller.userId);
    },
  });

export const checkAiService = (parts: Parts) =>
  defineFunction({
    access: "paid",
    input: checkAiServiceInput,
    run: async ({ service }, { caller, pool }) => {
      await checkService(parts, caller.userId, service);
      return readServices(pool, parts.catalogue, caller.userId);
    },
  });
